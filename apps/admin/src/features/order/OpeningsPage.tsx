import { formatMoney } from '@compute-mall/core/money'
import { type OpeningRow, openingList } from '@compute-mall/core/order'
import {
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { useDialog } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { provisionTones } from './tones.ts'

export interface OpeningsPageProps {
  readonly view: WorkListView<typeof openingList, OpeningRow> & {
    /** Whether the reader may mend openings, or only look. */
    readonly mayMend: boolean
    readonly busy: boolean
  }
  readonly links: { readonly order: (orderId: string) => string }
  readonly commands: WorkListCommands & {
    readonly again: (opening: OpeningRow) => void
    readonly release: (opening: OpeningRow, reason: string) => Promise<boolean>
  }
}

/** What paid orders opened, those that failed first of all: open again, or release and refund. */
export const OpeningsPage = ({ view, links, commands }: OpeningsPageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const columns = useColumnsOf<OpeningRow>()
  const { subject, open, close, closeAfter } = useDialog<OpeningRow>()
  const { query, mayMend, busy } = view
  const actions = (row: OpeningRow): readonly Action[] => {
    const look: Action = { key: 'look', label: t('view'), to: links.order(row.orderId) }
    if (row.status !== 'failed') return [look]
    const disabledReason = mayMend ? undefined : t('notAllowed')
    return [
      { key: 'again', label: t('again'), disabledReason, busy, onPress: () => commands.again(row) },
      {
        key: 'release',
        label: t('release'),
        danger: true,
        disabledReason,
        onPress: () => open(row),
      },
      look,
    ]
  }
  return (
    <>
      <WorkListPage
        list={openingList}
        view={view}
        commands={commands}
        head={{ title: t('openings') }}
        tabs={{
          key: 'status',
          values: ['failed', 'opening', 'pending', 'open'],
          option: (status) => t(`order:provision.${status}`),
          all: 'last',
        }}
        search={t('searchOpenings')}
        empty={
          query.status === 'failed'
            ? { title: t('noFailures'), text: t('noFailuresText') }
            : { title: t('noOpenings') }
        }
        columns={[
          columns.cell(
            'goods',
            t('goods'),
            ({ goods, centerName }) => (
              <TwoLines below={centerName?.[language] ?? null}>{goods[language]}</TwoLines>
            ),
            { card: 'title' },
          ),
          columns.tag('status', t('order:status'), ({ status }) => ({
            tone: provisionTones[status],
            label: t(`order:provision.${status}`),
          })),
          columns.link('orderNo', t('order:orderNo'), ({ orderId }) => links.order(orderId), {
            card: 'fact',
            below: ({ buyer }) => buyer,
          }),
          columns.count('tries', t('tries')),
          columns.time('nextTime', t('nextTime'), 'second'),
          columns.time('payTime', t('order:payTime')),
        ]}
        rowKey={({ lineId }) => lineId}
        rowName={({ orderNo, goods }) => `${goods[language]} ${orderNo}`}
        actions={actions}
        note={({ error }) => error ?? undefined}
      />
      {subject !== null && (
        <ReasonDialog
          title={t('releaseTitle')}
          text={t('releaseText', {
            name: subject.goods[language],
            amount: formatMoney(subject.subtotal),
          })}
          hint={t('internalReasonHint')}
          confirm={t('release')}
          busy={busy}
          onClose={close}
          onConfirm={(reason) => closeAfter(commands.release(subject, reason))}
        />
      )}
    </>
  )
}
