import { CartIcon, SuccessIcon, TrialIcon } from '@compute-mall/ui/icons'
import { Inline } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, type ButtonSize } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './BuyActions.css.ts'
import type { GoodsCommands, GoodsView } from './GoodsPage.props.ts'

interface BuyActionsProps {
  readonly view: GoodsView
  readonly commands: Pick<GoodsCommands, 'buy' | 'addToCart' | 'tryOut'>
  readonly size?: ButtonSize | undefined
}

/** Buy, cart, trial. They can be pressed at a shut gate, too: then the reasons are shaken (R5.10). */
export const BuyActions = ({ view, commands, size = 'medium' }: BuyActionsProps) => {
  const { t } = useTranslation(['goods', 'purchase'])
  const say = useSay()
  const closed = view.closed ? say(view.closed) : undefined
  const { trial, cart } = view
  return (
    <Inline gap={3}>
      <Button variant="primary" size={size} disabledReason={closed} onClick={commands.buy}>
        {t('buyNow')}
      </Button>
      {cart !== 'none' && (
        <Button
          size={size}
          icon={<CartIcon size={18} />}
          busy={view.busy}
          disabledReason={closed}
          onClick={commands.addToCart}
        >
          {t(cart === 'changes' ? 'saveInCart' : 'addToCart')}
        </Button>
      )}
      {trial !== null && (
        <Button
          variant="ghost"
          size={size}
          icon={<TrialIcon size={18} />}
          disabledReason={closed ?? (trial.reason ? say(trial.reason.message) : undefined)}
          onClick={commands.tryOut}
        >
          {t('tryFree', { count: trial.days })}
        </Button>
      )}
      <p className={css.inCart} role="status">
        {view.inCart && (
          <>
            <SuccessIcon size={16} />
            {t(cart === 'changes' ? 'savedInCart' : 'addedToCart')}
            <Link to={routes.cart.href()}>{t('goToCart')}</Link>
          </>
        )}
      </p>
      <p className={css.rule}>{t('purchase:billingRule')}</p>
    </Inline>
  )
}
