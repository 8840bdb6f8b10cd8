import { BUDGET_ALERTS, type Budget, isBudget } from '@compute-mall/core/ledger'
import { formatMoney } from '@compute-mall/core/money'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, Dialog, Notice, ProgressBar, plainNumber, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface BudgetCardProps {
  readonly budget: Budget
  readonly busy: boolean
  /** Null takes the budget back. */
  readonly onSet: (amount: string | null) => void
}

const PERCENT = 100

/** What the user means to spend in a month, and how much of it is spent. */
export const BudgetCard = ({ budget: { amount, spent }, busy, onSet }: BudgetCardProps) => {
  const { t } = useTranslation('ledger')
  const [changing, setChanging] = useState(false)
  const percent = amount === null ? 0 : (Number(spent) / Number(amount)) * PERCENT
  const words =
    amount === null ? '' : t('budgetSpent', { spent: formatMoney(spent), budget: formatMoney(amount) })
  const [first] = BUDGET_ALERTS
  return (
    <Card
      title={t('budget')}
      actions={
        <Button size="small" busy={busy} onClick={() => setChanging(true)}>
          {t('setBudget')}
        </Button>
      }
    >
      <Stack>
        {amount === null ? (
          <Text>{t('noBudget')}</Text>
        ) : percent >= first ? (
          <Notice tone="warn">{words}</Notice>
        ) : (
          <Text>{words}</Text>
        )}
        {amount !== null && (
          <ProgressBar label={t('budget')} percent={Math.min(PERCENT, Math.max(0, percent))} />
        )}
        <Text size="caption" tone="soft">
          {t('budgetHint')}
        </Text>
      </Stack>
      {changing && (
        <BudgetDialog
          amount={amount}
          onClose={() => setChanging(false)}
          onSet={(next) => {
            setChanging(false)
            onSet(next)
          }}
        />
      )}
    </Card>
  )
}

interface BudgetDialogProps extends Pick<BudgetCardProps, 'onSet'> {
  readonly amount: string | null
  readonly onClose: () => void
}

const BudgetDialog = ({ amount, onClose, onSet }: BudgetDialogProps) => {
  const { t } = useTranslation('ledger')
  const [typed, setTyped] = useState(amount ?? '')
  const [isTried, setTried] = useState(false)
  const yuan = plainNumber(typed)
  const isWrong = !isBudget(yuan)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('setBudget')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {amount !== null && <Button onClick={() => onSet(null)}>{t('removeBudget')}</Button>}
          <Button
            variant="primary"
            onClick={() => {
              setTried(true)
              if (!isWrong) onSet(yuan)
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('budgetAmount')}
        hint={t('budgetHint')}
        required
        inputMode="decimal"
        leading="¥"
        value={typed}
        onChange={setTyped}
        error={isTried && isWrong ? t('budgetWrong') : undefined}
      />
    </Dialog>
  )
}
