import { cardHourOf, type GoodsCard } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, LinkButton, Rating } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { goodsHref } from '../../links.ts'
import { CardPrice } from '../goods/GoodsTile.tsx'
import * as css from './Compare.css.ts'
import type { CompareBarProps } from './CompareBar.props.ts'
import { wayOf } from './way.ts'

const cardHour = (card: GoodsCard) => cardHourOf({ ...card, price: card.minPrice })

interface Fact {
  readonly name: string
  /** Offers with the same words do not differ in it. */
  readonly words: (card: GoodsCard) => string
  readonly draw?: (card: GoodsCard) => ReactNode
}

/** Offers beside one another, fact by fact; those in which they differ are marked, and each can be bought. */
export const CompareTable = ({ view, comparison: { chosen } }: CompareBarProps) => {
  const { t } = useTranslation('search')
  const { inLanguage } = useLanguage()
  const facts = useFacts(chosen)
  const way = wayOf(view.search, true)
  return (
    <>
      <p className={css.legend}>
        <span className={css.differs}>{t('compareDiffers')}</span>
        <span className={css.scrolls}>{t('compareScrolls')}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className={css.region} aria-label={t('compareTitle')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.corner} />
              {chosen.map((card) => (
                <th key={card.skuId} scope="col" className={css.offer}>
                  <Link to={goodsHref(card, way)}>{inLanguage(card.name)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, words, draw = words }) => (
              <tr key={name} data-differs={new Set(chosen.map(words)).size > 1 || undefined}>
                <th scope="row" className={css.fact}>
                  {name}
                </th>
                {chosen.map((card) => (
                  <td key={card.skuId} className={css.cell}>
                    {draw(card)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td className={css.fact} />
              {chosen.map((card) => (
                <td key={card.skuId} className={css.cell}>
                  <LinkButton
                    variant="primary"
                    to={goodsHref(card, way)}
                    aria-label={`${t('compareBuy')} ${inLanguage(card.name)}`}
                  >
                    {t('compareBuy')}
                  </LinkButton>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  )
}

/** What is compared: all of it stands in the list as well, but not beside one another. */
const useFacts = (chosen: readonly GoodsCard[]): readonly Fact[] => {
  const { t } = useTranslation(['search', 'goods', 'resource'])
  const perCard = (price: ReturnType<typeof cardHour>) =>
    price === null
      ? '–'
      : t(`comparePerCard.${price.sold ?? 'estimate'}`, {
          hour: formatMoney(price.hour),
          month: formatMoney(price.month),
        })
  const { inLanguage } = useLanguage()
  return [
    {
      name: t('goods:columnPrice'),
      words: ({ minPrice, unit }) => `${minPrice} ${unit}`,
      draw: (card) => <CardPrice card={card} />,
    },
    ...(chosen.some((card) => cardHour(card) !== null)
      ? [{ name: t('compareCardHour'), words: (card: GoodsCard) => perCard(cardHour(card)) }]
      : []),
    {
      name: t('goods:availability'),
      words: ({ availability }) => String(availability),
      draw: ({ availability, left }) => <AvailabilityGauge level={availability} left={left} />,
    },
    {
      name: t('compareUse'),
      words: ({ kind, type }) => `${t(`goods:kind.${kind}`)} · ${t(`goods:type.${type}`)}`,
    },
    { name: t('group.spec'), words: ({ figures }) => figures.join(' / ') || '–' },
    { name: t('group.region'), words: ({ regionName }) => (regionName ? inLanguage(regionName) : '–') },
    {
      name: t('goods:billing.TRIAL'),
      words: ({ hasTrialMode }) => t(hasTrialMode ? 'compareTrial' : 'compareNoTrial'),
    },
    {
      name: t('sort.skuScore'),
      words: ({ score }) => String(score),
      draw: ({ score }) => <Rating score={score} />,
    },
    { name: t('sort.skuSaleCount'), words: ({ saleCount }) => t('goods:sales', { count: saleCount }) },
    { name: t('compareShop'), words: ({ shopName }) => inLanguage(shopName) },
  ]
}
