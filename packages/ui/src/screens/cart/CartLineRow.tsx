import type { CartLine } from '@compute-mall/core/cart'
import { isTimed, shownUnit } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'
import { GoodsCover } from '../../covers/index.ts'
import { RemoveIcon } from '../../icons/index.ts'
import { Link } from '../../link/index.ts'
import { Checkbox, IconButton, Price, QuantityStepper, Tag } from '../../parts/index.ts'
import { useLanguage, useSay } from '../../text/index.ts'
import * as css from './CartPage.css.ts'
import type { CartCommands } from './CartPage.tsx'

interface CartLineRowProps {
  readonly line: CartLine
  readonly commands: CartCommands
}

/** A line that can be bought, or could after a change. */
export const CartLineRow = ({ line, commands }: CartLineRowProps) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  const { item } = line
  const name = inLanguage(item.goods.name)
  return (
    <li className={css.line}>
      <span className={css.check}>
        <Checkbox
          label={t('selectItem', { name })}
          labelHidden
          checked={line.selected}
          onChange={(selected) => commands.select([item.id], selected)}
        />
      </span>
      <CartGoods line={line} />
      <CartFigures line={line} commands={commands} />
    </li>
  )
}

/** A line that nothing mends: it says why, and can only go. */
export const InvalidLineRow = ({ line, commands }: CartLineRowProps) => (
  <li className={css.line}>
    <CartGoods line={line} faded />
    <div className={css.figures}>
      <RemoveLine line={line} commands={commands} />
    </div>
  </li>
)

const CartFigures = ({ line, commands }: CartLineRowProps) => {
  const { t } = useTranslation(['cart', 'goods'])
  const { inLanguage } = useLanguage()
  const { item } = line
  const { price, limit } = item
  return (
    <div className={css.figures}>
      <span className={css.unitPrice}>
        <Price
          amount={price.current}
          sourceAmount={price.source}
          unit={`/${t(`goods:unit.${shownUnit(item.goods, price)}`)}`}
          size="small"
        />
      </span>
      <span className={css.amount}>
        <QuantityStepper
          label={t('amountOf', { name: inLanguage(item.goods.name) })}
          value={item.purchaseAmount}
          minimum={limit.amount}
          maximum={limit.maxAmount}
          limitsShown={false}
          onChange={(amount) => commands.setAmount(item, amount)}
        />
      </span>
      <span className={css.duration}>
        {isTimed(price.billingType) &&
          t(`duration.${item.purchaseDurationUnit}`, { count: item.purchaseDuration })}
      </span>
      <span className={css.subtotal}>{formatMoney(item.actualTotal)}</span>
      <RemoveLine line={line} commands={commands} />
    </div>
  )
}

const RemoveLine = ({ line: { item }, commands }: CartLineRowProps) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  return (
    <span className={css.remove}>
      <IconButton
        label={t('removeItem', { name: inLanguage(item.goods.name) })}
        icon={<RemoveIcon size={18} />}
        onClick={() => commands.remove([item])}
      />
    </span>
  )
}

const CartGoods = ({ line, faded = false }: { readonly line: CartLine; readonly faded?: boolean }) => {
  const { inLanguage } = useLanguage()
  const say = useSay()
  const { goods, goodsId, skuId } = line.item
  return (
    <>
      <span className={faded ? css.fadedCover : css.cover}>
        <GoodsCover
          size="thumb"
          goods={{ goodsId, kind: goods.kind, name: goods.name, figures: goods.figures }}
        />
      </span>
      <div className={css.goods}>
        <Link className={css.goodsName} to={`/detail/goods?skuId=${skuId}`}>
          {inLanguage(goods.name)}
        </Link>
        <span className={css.soft}>{goods.specification.map(inLanguage).join(' / ')}</span>
        {line.priceTip !== null && (
          <span>
            <Tag tone="warn">{say(line.priceTip)}</Tag>
          </span>
        )}
        {line.reasons.map((reason) => (
          <span className={css.reason} key={reason.key}>
            {say(reason)}
          </span>
        ))}
      </div>
    </>
  )
}
