import { SuccessIcon } from '@compute-mall/ui/icons'
import { Link } from '@compute-mall/ui/link'
import { ActionBar, Button } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './GoodsPage.mobile.css.ts'
import type { GoodsView } from './GoodsPage.props.ts'

interface BuyingBarProps {
  readonly view: GoodsView
  readonly onAct: (act: 'buy' | 'addToCart') => void
}

/** Cart and purchase, always within reach of the thumb. */
export const BuyingBar = ({ view, onAct }: BuyingBarProps) => {
  const { t } = useTranslation('goods')
  const say = useSay()
  const closed = view.closed ? say(view.closed) : undefined
  return (
    <>
      <p className={css.inCart} role="status">
        {view.inCart && (
          <>
            <SuccessIcon size={18} />
            {t(view.cart === 'changes' ? 'savedInCart' : 'addedToCart')}
            <Link className={css.toCart} to={routes.cart.href()}>
              {t('goToCart')}
            </Link>
          </>
        )}
      </p>
      <ActionBar label={t('buyingBar')}>
        {view.cart !== 'none' && (
          <Button wide disabledReason={closed} onClick={() => onAct('addToCart')}>
            {t(view.cart === 'changes' ? 'saveInCart' : 'addToCart')}
          </Button>
        )}
        <Button variant="primary" wide disabledReason={closed} onClick={() => onAct('buy')}>
          {t('buyNow')}
        </Button>
      </ActionBar>
    </>
  )
}
