import { Button, DescriptionList, Dialog, Price } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CashierPageProps } from './CashierPage.props.ts'

interface PayButtonProps {
  readonly view: CashierPageProps['view']
  readonly onPay: () => void
}

/** Pays. Before money leaves an account it asks once: of a code and of a remittance somebody else asks the buyer. */
export const PayButton = ({ view, onPay }: PayButtonProps) => {
  const { t } = useTranslation('payment')
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const { account, total } = view
  const pay = () => {
    setAsks(false)
    onPay()
  }
  return (
    <>
      <Button
        variant="primary"
        size="large"
        wide
        busy={view.isBusy}
        disabledReason={view.commands.pay || view.isBusy ? undefined : t('chooseMethod')}
        onClick={() => (account === null ? pay() : setAsks(true))}
      >
        {say(view.pay)}
      </Button>
      <Dialog
        open={asks && account !== null}
        onClose={() => setAsks(false)}
        title={t('askTitle')}
        alert
        footer={
          <>
            <Button onClick={() => setAsks(false)}>{t('askBack')}</Button>
            <Button variant="primary" onClick={pay}>
              {t('askPay')}
            </Button>
          </>
        }
      >
        {account !== null && (
          <DescriptionList
            items={[
              { name: t('askFrom'), value: say(account.label) },
              { name: t('amountDue'), value: <Price amount={total} sum /> },
              { name: t('askAfter'), value: <Price amount={account.after} sum /> },
            ]}
          />
        )}
      </Dialog>
    </>
  )
}
