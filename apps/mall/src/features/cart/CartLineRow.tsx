import { isTimed } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './CartPage.css.ts'
import {
  LineAmount,
  LineCover,
  LinePrice,
  type LineProps,
  LineRemarks,
  RemoveLine,
  SelectLine,
} from './LineParts.tsx'

/** A line that can be bought, or could after a change. */
export const CartLineRow = ({ line, commands }: LineProps) => (
  <li className={css.line}>
    <span className={css.check}>
      <SelectLine line={line} commands={commands} />
    </span>
    <CartGoods line={line} />
    <CartFigures line={line} commands={commands} />
  </li>
)

/** A line that nothing mends: it says why, and can only go. */
export const InvalidLineRow = ({ line, commands }: LineProps) => (
  <li className={css.line}>
    <CartGoods line={line} faded />
    <div className={css.figures}>
      <span className={css.remove}>
        <RemoveLine line={line} commands={commands} />
      </span>
    </div>
  </li>
)

const CartFigures = ({ line, commands }: LineProps) => {
  const { t } = useTranslation('cart')
  const { price, purchaseDuration, purchaseDurationUnit, actualTotal } = line.item
  return (
    <div className={css.figures}>
      <span className={css.unitPrice}>
        <LinePrice line={line} />
      </span>
      <span className={css.amount}>
        <LineAmount line={line} commands={commands} />
      </span>
      <span className={css.duration}>
        {isTimed(price.billingType) && t(`duration.${purchaseDurationUnit}`, { count: purchaseDuration })}
      </span>
      <span className={css.subtotal}>{formatMoney(actualTotal)}</span>
      <span className={css.remove}>
        <RemoveLine line={line} commands={commands} />
      </span>
    </div>
  )
}

const CartGoods = ({ line, faded = false }: Pick<LineProps, 'line'> & { readonly faded?: boolean }) => {
  const { inLanguage } = useLanguage()
  const { goods, skuId } = line.item
  return (
    <>
      <span className={faded ? css.fadedCover : css.cover}>
        <LineCover line={line} />
      </span>
      <div className={css.goods}>
        <Link className={css.goodsName} to={routes.goods.href({ skuId })}>
          {inLanguage(goods.name)}
        </Link>
        <Text as="span" size="caption" tone="soft">
          {goods.specification.map(inLanguage).join(' / ')}
        </Text>
        <LineRemarks line={line} reason={css.reason} />
      </div>
    </>
  )
}
