import { formatInstant } from '@compute-mall/core/time'
import { Text } from '@compute-mall/ui/layout'
import { ActionBar, Button, CopyText, Notice, Price } from '@compute-mall/ui/parts'
import { phonePage } from '@compute-mall/ui/shapes'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { BoughtList } from './BoughtList.tsx'
import type { CashierPageProps } from './CashierPage.props.ts'
import { PayButton } from './PayButton.tsx'
import { PayMethods } from './PayMethods.tsx'
import * as css from './payment.mobile.css.ts'

/** The cashier on a phone: how much and until when, then how, and the button that says both. */
export const CashierPage = ({ view, bought, commands }: CashierPageProps) => {
  const { t } = useTranslation('payment')
  const { language } = useLanguage()
  const say = useSay()
  return (
    <>
      <div className={phonePage}>
        <h1 className={visuallyHidden}>{t('cashierTitle')}</h1>
        <section className={css.due} aria-label={t('amountDue')}>
          <Text as="span" tone="soft">
            {t('amountDue')}
          </Text>
          <Price amount={view.total} sum size="large" />
          <p className={css.clock}>
            <Text as="span" tone="soft">
              {t('timeLeft')}
            </Text>
            <strong role="timer">{view.countdown}</strong>
          </p>
          <BoughtList bought={bought} />
          <Text tone="soft">
            {t('orderNo')} <CopyText text={view.orderNo} name={t('orderNo')} />
          </Text>
        </section>
        <section className={css.panel}>
          <PayMethods cards={view.cards} onChoose={commands.choose} />
        </section>
        {view.notice !== null && (
          <Notice tone="danger" role="alert">
            {say(view.notice)}
          </Notice>
        )}
        <div className={css.note}>
          <p>{t('payBefore', { time: formatInstant(view.expireTime, language) })}</p>
          <p>{t('payLaterHint')}</p>
        </div>
      </div>
      <ActionBar label={t('cashierTitle')}>
        <span className={css.later}>
          <Button size="large" onClick={commands.payLater}>
            {t('payLater')}
          </Button>
        </span>
        <PayButton view={view} onPay={commands.pay} />
      </ActionBar>
    </>
  )
}
