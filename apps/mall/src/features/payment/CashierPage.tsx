import { formatInstant } from '@compute-mall/core/time'
import { Heading, Text } from '@compute-mall/ui/layout'
import { BottomBar, Button, Card, Notice } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { CashierPageProps } from './CashierPage.props.ts'
import { PayButton } from './PayButton.tsx'
import { PayMethods } from './PayMethods.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import * as css from './payment.css.ts'

/** The cashier: which order, how much, until when, and the ways of paying (spec section 4, payment methods). */
export const CashierPage = ({ view, bought, commands }: CashierPageProps) => {
  const { t } = useTranslation('payment')
  const { language } = useLanguage()
  const say = useSay()
  return (
    <div className={css.page}>
      <Heading level={1}>{t('cashierTitle')}</Heading>
      <Card>
        <PaymentFacts
          orderNo={view.orderNo}
          bought={bought}
          amount={view.total}
          note={t('payBefore', { time: formatInstant(view.expireTime, language) })}
        />
        <p className={css.clock}>
          <Text as="span" tone="soft">
            {t('timeLeft')}
          </Text>
          <strong role="timer">{view.countdown}</strong>
        </p>
      </Card>
      <Card>
        <PayMethods cards={view.cards} onChoose={commands.choose} />
      </Card>
      {view.notice !== null && (
        <Notice tone="danger" role="alert">
          {say(view.notice)}
        </Notice>
      )}
      <BottomBar>
        <div className={css.pay}>
          <p className={css.payHint}>{t('payLaterHint')}</p>
          <PayButton view={view} onPay={commands.pay} />
          <Button size="large" onClick={commands.payLater}>
            {t('payLater')}
          </Button>
        </div>
      </BottomBar>
    </div>
  )
}
