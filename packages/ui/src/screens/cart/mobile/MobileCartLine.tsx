import type { CartLine } from '@compute-mall/core/cart'
import { isTimed, shownUnit } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'
import { GoodsCover } from '../../../covers/index.ts'
import { RemoveIcon } from '../../../icons/index.ts'
import { Link } from '../../../link/index.ts'
import { Checkbox, IconButton, Price, QuantityStepper, Tag } from '../../../parts/index.ts'
import { useLanguage, useSay } from '../../../text/index.ts'
import type { CartCommands } from '../CartPage.tsx'
import * as css from './MobileCartPage.css.ts'

interface MobileCartLineProps {
  readonly line: CartLine
  readonly commands: CartCommands
}

/** A line that can be bought, or could after a change. */
export const MobileCartLine = ({ line, commands }: MobileCartLineProps) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  const { item } = line
  const name = inLanguage(item.goods.name)
  return (
    <li className={css.line}>
      <Checkbox
        label={t('selectItem', { name })}
        labelHidden
        checked={line.selected}
        onChange={(selected) => commands.select([item.id], selected)}
      />
      <Goods line={line} commands={commands} />
      <div className={css.figures}>
        <QuantityStepper
          label={t('amountOf', { name })}
          value={item.purchaseAmount}
          minimum={item.limit.amount}
          maximum={item.limit.maxAmount}
          limitsShown={false}
          onChange={(amount) => commands.setAmount(item, amount)}
        />
        <span className={css.subtotal}>{formatMoney(item.actualTotal)}</span>
      </div>
    </li>
  )
}

/** A line that nothing mends: it says why, and can only go. */
export const MobileInvalidLine = ({ line, commands }: MobileCartLineProps) => (
  <li className={css.invalidLine}>
    <Goods line={line} commands={commands} />
  </li>
)

const Goods = ({ line, commands }: MobileCartLineProps) => {
  const { t } = useTranslation(['cart', 'goods'])
  const { inLanguage } = useLanguage()
  const say = useSay()
  const { goods, goodsId, skuId, price, purchaseDuration, purchaseDurationUnit } = line.item
  const facts = [
    ...goods.specification.map(inLanguage),
    ...(isTimed(price.billingType)
      ? [t(`duration.${purchaseDurationUnit}`, { count: purchaseDuration })]
      : []),
  ]
  return (
    <div className={css.goods}>
      <span className={css.cover}>
        <GoodsCover
          size="thumb"
          goods={{ goodsId, kind: goods.kind, name: goods.name, figures: goods.figures }}
        />
      </span>
      <div className={css.words}>
        <Link className={css.name} to={`/detail/goods?skuId=${skuId}`}>
          {inLanguage(goods.name)}
        </Link>
        <span className={css.soft}>{facts.join(' / ')}</span>
        <Price
          amount={price.current}
          sourceAmount={price.source}
          unit={`/${t(`goods:unit.${shownUnit(goods, price)}`)}`}
          size="small"
        />
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
      <IconButton
        label={t('removeItem', { name: inLanguage(goods.name) })}
        icon={<RemoveIcon size={18} />}
        onClick={() => commands.remove([line.item])}
      />
    </div>
  )
}
