import type { GoodsCard } from '@compute-mall/core/goods'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, Rating } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { goodsHref } from '../../links.ts'
import { CardPrice } from '../goods/GoodsTile.tsx'
import * as css from './Compare.css.ts'
import type { CompareBarProps } from './CompareBar.tsx'
import { wayOf } from './way.ts'

interface Fact {
  readonly name: string
  /** Offers with the same words do not differ in it. */
  readonly words: (card: GoodsCard) => string
  readonly draw?: (card: GoodsCard) => ReactNode
}

/** Offers beside one another, fact by fact; what is the same of all of them steps back. */
export const CompareTable = ({ view, comparison: { chosen } }: CompareBarProps) => {
  const { t } = useTranslation('search')
  const { inLanguage } = useLanguage()
  const facts = useFacts()
  const way = wayOf(view.search, true)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
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
            <tr key={name} data-same={new Set(chosen.map(words)).size === 1 || undefined}>
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
        </tbody>
      </table>
    </section>
  )
}

/** What is compared: all of it stands in the list as well, but not beside one another. */
const useFacts = (): readonly Fact[] => {
  const { t } = useTranslation(['search', 'goods', 'resource'])
  const { inLanguage } = useLanguage()
  return [
    {
      name: t('goods:columnPrice'),
      words: ({ minPrice, unit }) => `${minPrice} ${unit}`,
      draw: (card) => <CardPrice card={card} />,
    },
    {
      name: t('goods:availability'),
      words: ({ availability }) => String(availability),
      draw: ({ availability }) => <AvailabilityGauge level={availability} />,
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
