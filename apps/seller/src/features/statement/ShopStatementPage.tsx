import { useTyped } from '@compute-mall/app'
import { formatMoney } from '@compute-mall/core/money'
import {
  periodText,
  type StatementDetail,
  type StatementLine,
  StatementText,
} from '@compute-mall/core/statement'
import { StatementPage, type StatementPageProps, TextDialog } from '@compute-mall/ui/desk/statement'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface ShopStatementPageProps {
  readonly view: Omit<StatementPageProps['view'], 'actor'> & {
    readonly busy: boolean
    /** Counts the decisions; each closes the dialogs. */
    readonly round: number
  }
  readonly links: StatementPageProps['links']
  readonly commands: StatementPageProps['commands']
  readonly decisions: {
    readonly confirm: (statement: StatementDetail) => void
    readonly dispute: (text: string, lineId: string | undefined) => void
  }
}

/** The line that is disputed; the whole statement without one. */
type DisputedLine = Pick<StatementLine, 'lineId' | 'orderNo'>

const NOTHING = { lineId: '', orderNo: '', text: '' }

/** The name under which a dispute outlives an expired session. */
export const disputeForm = (statementId: string): string => `dispute:${statementId}`

type Asking = { readonly round: number } & (
  | { readonly what: 'confirm' }
  | { readonly what: 'dispute'; readonly line: DisputedLine | null }
)

const lineOf = ({ lineId, orderNo }: typeof NOTHING): DisputedLine | null =>
  lineId === '' ? null : { lineId, orderNo: orderNo === '' ? null : orderNo }

/** One statement of the shop: it agrees, or says what is wrong (W18). */
export const ShopStatementPage = ({ view, links, commands, decisions }: ShopStatementPageProps) => {
  const { t } = useTranslation('statement')
  const { state, busy, round } = view
  const typed = useTyped(disputeForm(state.kind === 'loaded' ? state.value.statementId : ''), NOTHING)
  const [asking, setAsking] = useState<Asking | null>(
    typed.isRestored ? { what: 'dispute', line: lineOf(typed.fields), round } : null,
  )
  const open = asking !== null && asking.round === round ? asking : null
  const close = () => {
    typed.clear()
    setAsking(null)
  }
  return (
    <>
      <StatementPage
        view={{ ...view, actor: 'merchant' }}
        links={links}
        commands={commands}
        actions={({ commands: { confirm, dispute } }) => [
          ...(confirm
            ? [{ key: 'confirm', label: t('confirm'), onPress: () => setAsking({ what: 'confirm', round }) }]
            : []),
          ...(dispute
            ? [
                {
                  key: 'dispute',
                  label: t('dispute'),
                  onPress: () => setAsking({ what: 'dispute', line: null, round }),
                },
              ]
            : []),
        ]}
        onDispute={(line) => setAsking({ what: 'dispute', line, round })}
      />
      {state.kind === 'loaded' && open?.what === 'confirm' && (
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
          onConfirm={() => decisions.confirm(state.value)}
        />
      )}
      {open?.what === 'dispute' && (
        <TextDialog
          title={
            open.line?.orderNo == null ? t('disputeTitle') : t('disputeOf', { orderNo: open.line.orderNo })
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
            typed.change({ lineId: open.line?.lineId ?? '', orderNo: open.line?.orderNo ?? '', text })
          }
          busy={busy}
          onClose={close}
          onConfirm={({ text = '' }) => decisions.dispute(text.trim(), open.line?.lineId)}
        />
      )}
    </>
  )
}
