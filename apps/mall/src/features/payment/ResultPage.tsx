import { formatMoney } from '@compute-mall/core/money'
import type { Outcome, ResultStep, ResultView } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { Card, CopyText, DescriptionList, LinkButton, Result } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { BoughtList } from './BoughtList.tsx'
import * as css from './payment.css.ts'

export interface ResultPageProps {
  readonly view: ResultView
  /** The order in the console, which is an app of its own. */
  readonly orderAddress: string
  /** What the order opened, in the console as well. */
  readonly resourceAddress: string
}

const looks = {
  paid: 'success',
  processing: 'processing',
  failed: 'warning',
} as const satisfies Record<Outcome, string>

/** How a payment ended, with the way on (the result page, and the charge page for a recharge). */
export const ResultPage = ({ view, orderAddress, resourceAddress }: ResultPageProps) => {
  const say = useSay()
  const addresses: Readonly<Record<ResultStep, string>> = {
    openResource: resourceAddress,
    viewOrder: orderAddress,
    goPay: routes.pay.href({ orderId: view.orderId }),
    goShopping: routes.app.href(),
  }
  return (
    <div className={css.page}>
      <Card>
        <Result
          status={looks[view.outcome]}
          title={say(view.title)}
          text={say(view.hint)}
          actions={view.steps.map(({ step, label }, index) => (
            <LinkButton key={step} variant={index === 0 ? 'primary' : 'secondary'} to={addresses[step]}>
              {say(label)}
            </LinkButton>
          ))}
        >
          <ResultFacts view={view} />
          <WhatNext steps={view.next} />
        </Result>
      </Card>
    </div>
  )
}

const ResultFacts = ({ view }: { readonly view: ResultView }) => {
  const { t } = useTranslation('payment')
  const { language } = useLanguage()
  const paid = view.payTime !== null
  return (
    <div className={css.resultFacts}>
      <DescriptionList
        items={[
          ...(view.bought.length > 0
            ? [{ name: t('bought'), value: <BoughtList bought={view.bought} /> }]
            : []),
          { name: t('orderNo'), value: <CopyText text={view.orderNo} name={t('orderNo')} /> },
          { name: t(paid ? 'amountPaid' : 'amountDue'), value: formatMoney(view.amount) },
          ...(paid ? [{ name: t('payTime'), value: formatInstant(view.payTime, language) }] : []),
        ]}
      />
    </div>
  )
}

/** What happens now without the buyer, step by step. */
const WhatNext = ({ steps }: { readonly steps: ResultView['next'] }) => {
  const { t } = useTranslation('payment')
  const say = useSay()
  if (steps.length === 0) return null
  return (
    <section className={css.next}>
      <h2 className={css.nextTitle}>{t('nextTitle')}</h2>
      <ol className={css.nextSteps}>
        {steps.map((step) => (
          <li key={step.key}>{say(step)}</li>
        ))}
      </ol>
    </section>
  )
}
