import { useTranslation } from 'react-i18next'
import { SuccessIcon } from '../../../icons/index.ts'
import { Link } from '../../../link/index.ts'
import { ActionBar, Button } from '../../../parts/index.ts'
import { useSay } from '../../../text/index.ts'
import type { GoodsView } from '../GoodsPage.tsx'
import * as css from './MobileGoodsPage.css.ts'

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
            <Link className={css.toCart} to="/goods/cart">
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
