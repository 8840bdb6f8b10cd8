import { useTyped } from '@compute-mall/app'
import { formatMoney } from '@compute-mall/core/money'
import {
  periodText,
  type StatementDetail,
  type StatementLine,
  StatementText,
} from '@compute-mall/core/statement'
import { StatementPage, type StatementPageProps, TextDialog } from '@compute-mall/ui/desk/statement'
import { useDialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface ShopStatementPageProps {
  readonly view: Omit<StatementPageProps['view'], 'actor'> & {
    readonly busy: boolean
  }
  readonly links: StatementPageProps['links']
  readonly commands: StatementPageProps['commands']
  readonly decisions: {
    readonly confirm: (statement: StatementDetail) => Promise<boolean>
    readonly dispute: (text: string, lineId: string | undefined) => Promise<boolean>
  }
}

/** The line that is disputed; the whole statement without one. */
type DisputedLine = Pick<StatementLine, 'lineId' | 'orderNo'>

const NOTHING = { lineId: '', orderNo: '', text: '' }

/** The name under which a dispute outlives an expired session. */
export const disputeForm = (statementId: string): string => `dispute:${statementId}`

type Asking = { readonly what: 'confirm' } | { readonly what: 'dispute'; readonly line: DisputedLine | null }

const lineOf = ({ lineId, orderNo }: typeof NOTHING): DisputedLine | null =>
  lineId === '' ? null : { lineId, orderNo: orderNo === '' ? null : orderNo }

/** One statement of the shop: it agrees, or says what is wrong (W18). */
export const ShopStatementPage = ({ view, links, commands, decisions }: ShopStatementPageProps) => {
  const { t } = useTranslation('statement')
  const { state, busy } = view
  const typed = useTyped(disputeForm(state.kind === 'loaded' ? state.value.statementId : ''), NOTHING)
  const { subject, open, closeAfter, ...dialog } = useDialog<Asking>(
    typed.isRestored ? { what: 'dispute', line: lineOf(typed.fields) } : null,
  )
  const close = () => {
    typed.clear()
    dialog.close()
  }
  return (
    <>
      <StatementPage
        view={{ ...view, actor: 'merchant' }}
        links={links}
        commands={commands}
        actions={({ commands: { confirm, dispute } }) => [
          ...(confirm
            ? [{ key: 'confirm', label: t('confirm'), onPress: () => open({ what: 'confirm' }) }]
            : []),
          ...(dispute
            ? [
                {
                  key: 'dispute',
                  label: t('dispute'),
                  onPress: () => open({ what: 'dispute', line: null }),
                },
              ]
            : []),
        ]}
        onDispute={(line) => open({ what: 'dispute', line })}
      />
      {state.kind === 'loaded' && subject?.what === 'confirm' && (
        <TextDialog
          title={t('confirmTitle')}
          text={t('confirmText', {
            range: periodText(state.value),
            total: formatMoney(state.value.total),
          })}
          confirm={t('confirm')}
          fields={[]}
          busy={busy}
          onClose={close}
          onConfirm={() => closeAfter(decisions.confirm(state.value))}
        />
      )}
      {subject?.what === 'dispute' && (
        <TextDialog
          title={
            subject.line?.orderNo == null
              ? t('disputeTitle')
              : t('disputeOf', { orderNo: subject.line.orderNo })
          }
          text={t('disputeText')}
          confirm={t('dispute')}
          fields={[
            {
              key: 'text',
              label: t('disputeReason'),
              lines: 4,
              holds: (text) => StatementText.is(text),
              error: t('textMissing'),
            },
          ]}
          initial={{ text: typed.fields.text }}
          onType={({ text = '' }) =>
            typed.change({ lineId: subject.line?.lineId ?? '', orderNo: subject.line?.orderNo ?? '', text })
          }
          busy={busy}
          onClose={close}
          onConfirm={({ text = '' }) => closeAfter(decisions.dispute(text.trim(), subject.line?.lineId))}
        />
      )}
    </>
  )
}
