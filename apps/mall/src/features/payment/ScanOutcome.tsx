import { addresses } from '@compute-mall/app'
import type { PaymentView } from '@compute-mall/core/payment'
import { Button, LinkButton, Notice, Result } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './payment.css.ts'
import type { Scanning } from './ScanPage.props.ts'

/** Phases that take the place of the code, and how they look. */
const outcomes = {
  failed: 'failed',
  closed: 'warning',
  paid: 'success',
  charged: 'success',
  late: 'warning',
  refunded: 'warning',
  givenUp: 'warning',
} as const
type Outcome = keyof typeof outcomes
export const isOutcome = (phase: PaymentView['phase']): phase is Outcome => Object.hasOwn(outcomes, phase)

/** What became of a payment, in place of its code. */
export const ScanOutcome = ({ view, outcome, commands }: Scanning & { readonly outcome: Outcome }) => {
  const { t } = useTranslation('payment')
  const say = useSay()
  const { orderId, purpose } = view.session
  const unpaid = outcome === 'failed' || outcome === 'givenUp'
  return (
    <>
      <Result
        status={outcomes[outcome]}
        title={say(view.title)}
        text={say(view.hint)}
        actions={
          <>
            {view.commands.renew && (
              <Button variant="primary" onClick={commands.renew}>
                {t('renew')}
              </Button>
            )}
            {unpaid && purpose === 'order' && (
              <LinkButton to={routes.pay.href({ orderId })}>{t('goPay')}</LinkButton>
            )}
            {view.commands.check && <Button onClick={commands.check}>{t('check')}</Button>}
            {purpose === 'order' && (
              <LinkButton to={addresses.console.order.href({ orderId })}>{t('viewOrder')}</LinkButton>
            )}
            <LinkButton to={routes.app.href()}>{t('goShopping')}</LinkButton>
          </>
        }
      />
      <div className={css.stretch} role="status">
        {unpaid && view.notice !== null && <Notice tone="warn">{say(view.notice)}</Notice>}
      </div>
    </>
  )
}
