import { isTimed } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { cover, words } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './CartPage.mobile.css.ts'
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
export const MobileCartLine = ({ line, commands }: LineProps) => (
  <li className={css.line}>
    <SelectLine line={line} commands={commands} />
    <Goods line={line} commands={commands} />
    <div className={css.figures}>
      <LineAmount line={line} commands={commands} />
      <Text as="span" weight="bold">
        {formatMoney(line.item.actualTotal)}
      </Text>
    </div>
  </li>
)

/** A line that nothing mends: it says why, and can only go. */
export const MobileInvalidLine = ({ line, commands }: LineProps) => (
  <li className={css.invalidLine}>
    <Goods line={line} commands={commands} />
  </li>
)

const Goods = ({ line, commands }: LineProps) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  const { goods, skuId, price, purchaseDuration, purchaseDurationUnit } = line.item
  const facts = [
    ...goods.specification.map(inLanguage),
    ...(isTimed(price.billingType)
      ? [t(`duration.${purchaseDurationUnit}`, { count: purchaseDuration })]
      : []),
  ]
  return (
    <div className={css.goods}>
      <span className={cover}>
        <LineCover line={line} />
      </span>
      <div className={words}>
        <Link className={css.name} to={routes.goods.href({ skuId })}>
          {inLanguage(goods.name)}
        </Link>
        <Text as="span" size="caption" tone="soft">
          {facts.join(' / ')}
        </Text>
        <LinePrice line={line} />
        <LineRemarks line={line} reason={css.reason} />
      </div>
      <RemoveLine line={line} commands={commands} />
    </div>
  )
}
