import { Id } from '@compute-mall/core/codec'
import { formatMoney } from '@compute-mall/core/money'
import { Adjustment, type StatementDetail, StatementText } from '@compute-mall/core/statement'
import { StatementPage, type StatementPageProps, TextDialog } from '@compute-mall/ui/desk/statement'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface AdminStatementPageProps {
  readonly view: Omit<StatementPageProps['view'], 'actor'> & {
    /** Whether the reader adjusts and pays, or only looks. */
    readonly mayAct: boolean
    readonly busy: boolean
    /** Counts the decisions; each closes the dialogs. */
    readonly round: number
  }
  readonly links: StatementPageProps['links']
  readonly commands: StatementPageProps['commands']
  readonly decisions: {
    readonly adjust: (amount: string, reason: string) => void
    readonly pay: (statement: StatementDetail, bankReference: string) => void
  }
}

interface Asking {
  readonly what: 'adjust' | 'pay'
  readonly round: number
}

/** One statement of a shop: finance adjusts it, and notes that it was paid (W18). */
export const AdminStatementPage = ({ view, links, commands, decisions }: AdminStatementPageProps) => {
  const { t } = useTranslation('statement')
  const [asking, setAsking] = useState<Asking | null>(null)
  const { state, mayAct, busy, round } = view
  const open = asking !== null && asking.round === round ? asking.what : null
  const close = () => setAsking(null)
  return (
    <>
      <StatementPage
        view={{ ...view, actor: mayAct ? 'finance' : null }}
        links={links}
        commands={commands}
        actions={({ commands: { pay, adjust } }) => [
          ...(pay ? [{ key: 'pay', label: t('pay'), onPress: () => setAsking({ what: 'pay', round }) }] : []),
          ...(adjust
            ? [{ key: 'adjust', label: t('adjust'), onPress: () => setAsking({ what: 'adjust', round }) }]
            : []),
        ]}
      />
      {open === 'adjust' && (
        <TextDialog
          title={t('adjustTitle')}
          text={t('adjustText')}
          confirm={t('adjust')}
          fields={[
            {
              key: 'amount',
              label: t('adjustAmount'),
              holds: (text) => Adjustment.is(text.trim()),
              error: t('adjustAmountMissing'),
            },
            {
              key: 'reason',
              label: t('adjustReason'),
              lines: 3,
              holds: (text) => StatementText.is(text),
              error: t('textMissing'),
            },
          ]}
          busy={busy}
          onClose={close}
          onConfirm={({ amount = '', reason = '' }) => decisions.adjust(amount.trim(), reason.trim())}
        />
      )}
      {state.kind === 'loaded' && open === 'pay' && (
        <TextDialog
          title={t('payTitle')}
          text={t('payText', { total: formatMoney(state.value.total) })}
          confirm={t('pay')}
          fields={[
            {
              key: 'bankReference',
              label: t('bankReference'),
              holds: (text) => Id.is(text.trim()),
              error: t('bankReferenceMissing'),
            },
          ]}
          busy={busy}
          onClose={close}
          onConfirm={({ bankReference = '' }) => decisions.pay(state.value, bankReference.trim())}
        />
      )}
    </>
  )
}
