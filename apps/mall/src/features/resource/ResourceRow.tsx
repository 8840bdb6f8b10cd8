import type { GoodsCard } from '@compute-mall/core/goods'
import { isSoldOut } from '@compute-mall/core/resource'
import { GoodsCover } from '@compute-mall/ui/covers'
import { NextIcon, RegionIcon } from '@compute-mall/ui/icons'
import { Heading, Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, Rating, Tag } from '@compute-mall/ui/parts'
import { brightLink, facts } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { goodsHref, type Way } from '../../links.ts'
import { CompareBox, type Comparison } from '../goods/CompareBox.tsx'
import { CardPrice } from '../goods/GoodsTile.tsx'
import * as css from './ResourceRow.css.ts'

interface ResourceRowProps {
  readonly card: GoodsCard
  readonly way?: Way | undefined
  readonly comparison?: Comparison | undefined
}

/** Computing in a list: what it is, where and how much of it is left, and what it costs. */
export const ResourceRow = ({ card, way, comparison }: ResourceRowProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  return (
    <article className={css.row} data-sold-out={isSoldOut(card) || undefined}>
      <div className={css.cover}>
        <GoodsCover goods={card} />
      </div>
      <What card={card} way={way} />
      <div className={css.where}>
        <AvailabilityGauge level={card.availability} left={card.left} />
        {card.regionName !== null && (
          <span className={css.region}>
            <RegionIcon size={16} />
            {inLanguage(card.regionName)}
          </span>
        )}
        {comparison && <CompareBox card={card} comparison={comparison} />}
      </div>
      <div className={css.buy}>
        <CardPrice card={card} />
        <span className={css.go} aria-hidden="true">
          {t('configure')}
          <NextIcon size={16} />
        </span>
      </div>
    </article>
  )
}

const What = ({ card, way }: Pick<ResourceRowProps, 'card' | 'way'>) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  return (
    <Stack gap={2}>
      <Heading level={3}>
        <Link className={brightLink} to={goodsHref(card, way)}>
          {inLanguage(card.name)}
        </Link>
      </Heading>
      <Text tone="soft">{inLanguage(card.summary)}</Text>
      <Inline gap={1} align="stretch">
        <Tag tone="outline">{t(`type.${card.type}`)}</Tag>
        {card.hasTrialMode && <Tag tone="info">{t('billing.TRIAL')}</Tag>}
        {card.figures.map((figure) => (
          <Tag key={figure}>{figure}</Tag>
        ))}
      </Inline>
      <div className={facts}>
        <Rating score={card.score} />
        <span>{t('sales', { count: card.saleCount })}</span>
        <span>{inLanguage(card.shopName)}</span>
      </div>
    </Stack>
  )
}
