import { hasTerm } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import type { PurchaseLine } from '@compute-mall/core/purchase'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Inline, Text } from '@compute-mall/ui/layout'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './ConfirmPage.css.ts'
import { useUnitPrice } from './useUnitPrice.ts'

const headings = [
  'columnGoods',
  'columnConfiguration',
  'columnUnitPrice',
  'columnAmount',
  'columnDuration',
  'columnSubtotal',
] as const

/** What is bought, read-only: a change is made where it was chosen. */
export const ConfirmLines = ({ lines }: { readonly lines: readonly PurchaseLine[] }) => {
  const { t } = useTranslation('purchase')
  return (
    <>
      <div className={css.headings} aria-hidden="true">
        {headings.map((key, index) => (
          <span key={key} className={index > 1 ? css.atEnd : undefined}>
            {t(key)}
          </span>
        ))}
      </div>
      <ul aria-label={t('linesTitle')}>
        {lines.map((line) => (
          <li className={css.line} key={lineKey(line)}>
            <LineGoods {...line} />
            <LineFigures {...line} />
          </li>
        ))}
      </ul>
    </>
  )
}

const lineKey = ({ line }: PurchaseLine): string =>
  [line.skuId, line.pricingId, line.clusterId, line.duration].join(' ')

const LineGoods = ({ line, reasons }: PurchaseLine) => {
  const { inLanguage } = useLanguage()
  const say = useSay()
  const { goodsId, kind, name, figures } = line
  return (
    <Inline gap={3} align="stretch" wrap={false}>
      <span className={css.cover}>
        <GoodsCover size="thumb" goods={{ goodsId, kind, name, figures }} />
      </span>
      <div>
        <h3 className={css.goodsName}>{inLanguage(name)}</h3>
        <Text size="caption" tone="soft" weight="regular">
          {inLanguage(line.shopName)}
        </Text>
        {reasons.map(({ code, message }) => (
          <Text tone="danger" key={code}>
            {say(message)}
          </Text>
        ))}
      </div>
    </Inline>
  )
}

const LineFigures = ({ line }: PurchaseLine) => {
  const { t } = useTranslation(['purchase', 'cart'])
  const { inLanguage } = useLanguage()
  const unitPrice = useUnitPrice(line)
  const duration = hasTerm(line) ? t(`cart:duration.${line.durationUnit}`, { count: line.duration }) : '–'
  return (
    <dl className={css.figures}>
      <div className={css.configuration}>
        <dt className={css.figureName}>{t('columnConfiguration')}</dt>
        <dd>
          {line.specification.map(inLanguage).join(' / ')}
          {line.centerName !== null && (
            <Text size="caption" tone="soft" weight="regular">
              {inLanguage(line.centerName)}
            </Text>
          )}
        </dd>
      </div>
      <Figure name={t('columnUnitPrice')} value={unitPrice} />
      <Figure name={t('columnAmount')} value={String(line.amount)} />
      <Figure name={t('columnDuration')} value={duration} />
      <div className={css.figure}>
        <dt className={css.figureName}>{t('columnSubtotal')}</dt>
        <Text as="dd" weight="bold">
          {formatMoney(line.subtotal)}
        </Text>
      </div>
    </dl>
  )
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={css.figure}>
    <dt className={css.figureName}>{name}</dt>
    <dd>{value}</dd>
  </div>
)
