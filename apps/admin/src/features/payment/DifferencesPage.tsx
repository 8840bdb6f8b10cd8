import { type BillDifference, billDifferenceList } from '@compute-mall/core/payment'
import { withColon } from '@compute-mall/core/text'
import {
  Instant,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { Link } from '@compute-mall/ui/link'
import { useDialog } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { differenceTones } from './tones.ts'

export interface DifferencesPageProps {
  readonly view: WorkListView<typeof billDifferenceList, BillDifference> & {
    readonly mayDecide: boolean
    readonly busy: boolean
  }
  readonly links: { readonly bills: string; readonly order: (orderId: string) => string }
  readonly commands: WorkListCommands & {
    readonly explain: (difference: BillDifference, explanation: string) => Promise<boolean>
  }
}

/** Entries by which providers' bills and our ledger differ, unexplained ones first. */
export const DifferencesPage = ({ view, links, commands }: DifferencesPageProps) => {
  const { t } = useTranslation('bill')
  const { language } = useLanguage()
  const columns = useColumnsOf<BillDifference>()
  const { subject, open, close, closeAfter } = useDialog<BillDifference>()
  const { query, mayDecide, busy } = view
  const empty = () => {
    if (query.state === 'open') return { title: t('noOpenDifferences') }
    return { title: t('noDifferences'), text: t('noDifferencesText') }
  }
  const actions = (row: BillDifference): readonly Action[] => {
    const disabledReason = mayDecide ? undefined : t('notAllowed')
    const label = t(row.state === 'explained' ? 'explainAgain' : 'explain')
    return row.state === 'settled'
      ? []
      : [{ key: 'explain', label, disabledReason, onPress: () => open(row) }]
  }
  return (
    <>
      <WorkListPage
        list={billDifferenceList}
        view={view}
        commands={commands}
        head={{
          trail: [{ label: t('title'), to: links.bills }, { label: t('differences') }],
          title: t('differences'),
        }}
        tabs={{ key: 'state', option: (state) => t(`state.${state}`), all: 'last' }}
        search={t('searchDifferences')}
        filters={[
          { key: 'kind', label: t('kind'), option: (kind) => t(`kind.${kind}`) },
          ...(query.day === undefined
            ? []
            : [{ key: 'day', label: t('day'), values: [query.day], option: () => query.day ?? '' } as const]),
        ]}
        empty={empty()}
        columns={[
          columns.cell(
            'transactionNo',
            t('transactionNo'),
            ({ transactionNo, orderId, orderNo }) => (
              <TwoLines below={orderId && orderNo && <Link to={links.order(orderId)}>{orderNo}</Link>}>
                <Broken text={transactionNo} />
              </TwoLines>
            ),
            { card: 'title' },
          ),
          columns.tag('state', t('state'), ({ state }) => ({
            tone: differenceTones[state],
            label: t(`state.${state}`),
          })),
          columns.cell(
            'kind',
            t('kind'),
            ({ kind, entry, takenIn }) => (
              <TwoLines below={takenIn ? `${t(`entry.${entry}`)} · ${t('takenIn')}` : t(`entry.${entry}`)}>
                {t(`kind.${kind}`)}
              </TwoLines>
            ),
            { nowrap: true },
          ),
          columns.money('theirs', t('theirAmount')),
          columns.money('ours', t('ourAmount')),
          columns.cell('at', t('at'), ({ at }) => <Instant at={at} />),
        ]}
        rowKey={({ differenceId }) => differenceId}
        rowName={({ transactionNo }) => transactionNo}
        actions={actions}
        note={({ explanation }) =>
          explanation === null ? undefined : withColon(language, t('explanation'), explanation)
        }
      />
      {subject !== null && (
        <ReasonDialog
          title={t('explainTitle')}
          text={t('explainText', {
            no: subject.transactionNo,
            kind: t(`kind.${subject.kind}`),
          })}
          hint={t('explainHint')}
          confirm={t('explain')}
          tone="primary"
          busy={busy}
          onClose={close}
          onConfirm={(explanation) => closeAfter(commands.explain(subject, explanation))}
        />
      )}
    </>
  )
}

const PART = /.{1,9}/g

/** A number too long for a column, which may be broken after every nine characters. */
const Broken = ({ text }: { readonly text: string }) =>
  [...text.matchAll(PART)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
