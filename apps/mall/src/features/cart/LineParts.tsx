import type { CartLine } from '@compute-mall/core/cart'
import { isAbout, shownUnit } from '@compute-mall/core/goods'
import { formatNumber } from '@compute-mall/core/money'
import { GoodsCover } from '@compute-mall/ui/covers'
import { RemoveIcon } from '@compute-mall/ui/icons'
import { Checkbox, IconButton, Price, QuantityStepper, Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { CartCommands } from './CartPage.props.ts'

/* What a line of the cart has on either device, which places it in its own way. */

export interface LineProps {
  readonly line: CartLine
  readonly commands: CartCommands
}

/** Whether it is among what will be bought. */
export const SelectLine = ({ line: { item, selected }, commands }: LineProps) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  return (
    <Checkbox
      label={t('selectItem', { name: inLanguage(item.goods.name) })}
      labelHidden
      checked={selected}
      onChange={(chosen) => commands.select([item.id], chosen)}
    />
  )
}

/** How much of it is wanted. */
export const LineAmount = ({ line: { item }, commands }: LineProps) => {
  const { t } = useTranslation(['cart', 'goods'])
  const { inLanguage } = useLanguage()
  const { limit, left, goods, price } = item
  const most = Math.min(limit.maxAmount, left ?? limit.maxAmount)
  return (
    <QuantityStepper
      label={t('amountOf', { name: inLanguage(item.goods.name) })}
      value={item.purchaseAmount}
      minimum={limit.amount}
      maximum={Math.max(limit.amount, most)}
      limitsShown={false}
      note={
        left
          ? t(isAbout(left) ? 'goods:leftAbout' : 'goods:leftExactly', {
              amount: formatNumber(left),
              unit: t(`goods:amountUnit.${shownUnit(goods, price)}`),
            })
          : undefined
      }
      onChange={(amount) => commands.setAmount(item, amount)}
    />
  )
}

/** Takes it out. */
export const RemoveLine = ({ line: { item }, commands }: LineProps) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  return (
    <IconButton
      label={t('removeItem', { name: inLanguage(item.goods.name) })}
      icon={<RemoveIcon size={18} />}
      onClick={() => commands.remove([item])}
    />
  )
}

type ShownLine = Pick<LineProps, 'line'>

export const LineCover = ({ line: { item } }: ShownLine) => {
  const { kind, name, figures } = item.goods
  return <GoodsCover size="thumb" goods={{ goodsId: item.goodsId, kind, name, figures }} />
}

export const LinePrice = ({ line: { item } }: ShownLine) => {
  const { t } = useTranslation('goods')
  const { goods, price } = item
  return (
    <Price
      amount={price.current}
      sourceAmount={price.source}
      unit={`/${t(`unit.${shownUnit(goods, price)}`)}`}
      size="small"
    />
  )
}

interface LineRemarksProps extends ShownLine {
  /** The style of a reason against buying it. */
  readonly reason: string
}

/** How its price has changed, and every reason why it cannot be bought. */
export const LineRemarks = ({ line: { priceTip, reasons }, reason }: LineRemarksProps) => {
  const say = useSay()
  return (
    <>
      {priceTip !== null && (
        <span>
          <Tag tone="warn">{say(priceTip)}</Tag>
        </span>
      )}
      {reasons.map((message) => (
        <span className={reason} key={message.key}>
          {say(message)}
        </span>
      ))}
    </>
  )
}
