import { hasTerm } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import type { PurchaseLine } from '@compute-mall/core/purchase'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Text } from '@compute-mall/ui/layout'
import { itemName, words } from '@compute-mall/ui/shapes'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './ConfirmPage.mobile.css.ts'
import { useUnitPrice } from './useUnitPrice.ts'

/** What is bought, read-only: a change is made where it was chosen. */
export const MobileLines = ({ lines }: { readonly lines: readonly PurchaseLine[] }) => {
  const { t } = useTranslation('purchase')
  return (
    <ul aria-label={t('linesTitle')}>
      {lines.map((line) => (
        <Line key={keyOf(line)} {...line} />
      ))}
    </ul>
  )
}

const keyOf = ({ line }: PurchaseLine): string =>
  [line.skuId, line.pricingId, line.clusterId, line.duration].join(' ')

const Line = ({ line, reasons }: PurchaseLine) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  const say = useSay()
  const { goodsId, kind, name, figures } = line
  const facts = [
    ...line.specification.map(inLanguage),
    ...(line.centerName === null ? [] : [inLanguage(line.centerName)]),
  ]
  const unitPrice = useUnitPrice(line)
  const factors = [
    unitPrice,
    String(line.amount),
    ...(hasTerm(line) ? [t(`duration.${line.durationUnit}`, { count: line.duration })] : []),
  ]
  return (
    <li className={css.line}>
      <span className={css.cover}>
        <GoodsCover size="thumb" goods={{ goodsId, kind, name, figures }} />
      </span>
      <div className={words}>
        <h3 className={itemName}>{inLanguage(name)}</h3>
        <Text size="caption" tone="soft">
          {facts.join(' / ')}
        </Text>
        <Text size="caption" tone="soft">
          {inLanguage(line.shopName)}
        </Text>
        {reasons.map(({ code, message }) => (
          <Text size="caption" tone="danger" key={code}>
            {say(message)}
          </Text>
        ))}
        <p className={css.sum}>
          <Text as="span" size="caption" tone="soft">
            {factors.join(' × ')}
          </Text>
          <b>{formatMoney(line.subtotal)}</b>
        </p>
      </div>
    </li>
  )
}
