import { chosenSku, specificationNames } from '@compute-mall/core/goods'
import { Button, Price } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './BuyBar.css.ts'
import type { GoodsPageProps } from './GoodsPage.props.ts'

interface BuyBarProps extends Pick<GoodsPageProps, 'view' | 'commands'> {
  readonly shown: boolean
}

/** What is chosen, what it costs and the main button, at the bottom while the buying box is out of sight. */
export const BuyBar = ({ view, commands, shown }: BuyBarProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const say = useSay()
  const { offer, choice, price } = view
  const sku = choice && chosenSku(offer, choice)
  const closed = view.closed ? say(view.closed) : undefined
  if (!shown || !sku || !price) return null
  return (
    <section className={css.bar} aria-label={t('buyingBar')}>
      <div className={css.row}>
        <div className={css.what}>
          <p className={css.name}>{inLanguage(offer.goods.name)}</p>
          <p className={css.chosen}>
            {t('chosen')} {specificationNames(offer.goods, sku).map(inLanguage).join(' / ')}
          </p>
        </div>
        <span className={css.price}>
          <Price amount={price.total} sourceAmount={price.sourceTotal} />
        </span>
        {view.cart !== 'none' && (
          <span className={css.second}>
            <Button busy={view.busy} disabledReason={closed} onClick={commands.addToCart}>
              {t(view.cart === 'changes' ? 'saveInCart' : 'addToCart')}
            </Button>
          </span>
        )}
        <Button variant="primary" disabledReason={closed} onClick={commands.buy}>
          {t('buyNow')}
        </Button>
      </div>
    </section>
  )
}
