import { Id } from '@compute-mall/core/codec'
import { formatMoney } from '@compute-mall/core/money'
import { Adjustment, type StatementDetail, StatementText } from '@compute-mall/core/statement'
import { StatementPage, type StatementPageProps, TextDialog } from '@compute-mall/ui/desk/statement'
import { useDialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface AdminStatementPageProps {
  readonly view: Omit<StatementPageProps['view'], 'actor'> & {
    /** Whether the reader adjusts and pays, or only looks. */
    readonly mayAct: boolean
    readonly busy: boolean
  }
  readonly links: StatementPageProps['links']
  readonly commands: StatementPageProps['commands']
  readonly decisions: {
    readonly adjust: (amount: string, reason: string) => Promise<boolean>
    readonly pay: (statement: StatementDetail, bankReference: string) => Promise<boolean>
  }
}

/** One statement of a shop: finance adjusts it, and notes that it was paid (W18). */
export const AdminStatementPage = ({ view, links, commands, decisions }: AdminStatementPageProps) => {
  const { t } = useTranslation('statement')
  const { subject, open, close, closeAfter } = useDialog<'adjust' | 'pay'>()
  const { state, mayAct, busy } = view
  return (
    <>
      <StatementPage
        view={{ ...view, actor: mayAct ? 'finance' : null }}
        links={links}
        commands={commands}
        actions={({ commands: { pay, adjust } }) => [
          ...(pay ? [{ key: 'pay', label: t('pay'), onPress: () => open('pay') }] : []),
          ...(adjust ? [{ key: 'adjust', label: t('adjust'), onPress: () => open('adjust') }] : []),
        ]}
      />
      {subject === 'adjust' && (
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
          onConfirm={({ amount = '', reason = '' }) =>
            closeAfter(decisions.adjust(amount.trim(), reason.trim()))
          }
        />
      )}
      {state.kind === 'loaded' && subject === 'pay' && (
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
          onConfirm={({ bankReference = '' }) => closeAfter(decisions.pay(state.value, bankReference.trim()))}
        />
      )}
    </>
  )
}
