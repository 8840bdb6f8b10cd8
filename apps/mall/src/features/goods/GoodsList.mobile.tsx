import { type GoodsCard, isCompute } from '@compute-mall/core/goods'
import { isScarce, isSoldOut } from '@compute-mall/core/resource'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, Skeleton, Tag } from '@compute-mall/ui/parts'
import { coverLink } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { goodsHref, type Way } from '../../links.ts'
import { CompareBox, type Comparison } from './CompareBox.tsx'
import * as css from './GoodsList.mobile.css.ts'
import { CardPrice } from './GoodsTile.tsx'

interface MobileGoodsListProps {
  readonly cards: readonly GoodsCard[]
  readonly way?: Way | undefined
  /** They stand by rank, the first three marked. */
  readonly ranked?: boolean
  /** What is said of each besides. */
  readonly notes?: readonly ReactNode[] | undefined
  readonly comparison?: Comparison | undefined
}

/** Goods below one another: the cover for the eye, the words for the thumb, the price where it is looked for. */
export const MobileGoodsList = ({
  cards,
  way,
  ranked = false,
  notes = [],
  comparison,
}: MobileGoodsListProps) => {
  const List = ranked ? 'ol' : 'ul'
  return (
    <List className={css.list}>
      {cards.map((card, index) => (
        <li key={card.skuId}>
          <MobileGoodsRow
            card={card}
            way={way}
            rank={ranked ? index + 1 : null}
            note={notes[index]}
            comparison={comparison}
          />
        </li>
      ))}
    </List>
  )
}

interface MobileGoodsRowProps {
  readonly card: GoodsCard
  readonly way: Way | undefined
  readonly rank: number | null
  readonly note: ReactNode
  readonly comparison: Comparison | undefined
}

const MobileGoodsRow = ({ card, way, rank, note, comparison }: MobileGoodsRowProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const where = card.regionName ?? card.shopName
  return (
    <article className={css.row} data-sold-out={isSoldOut(card) || undefined}>
      <div className={css.side}>
        <div className={css.cover}>
          <GoodsCover goods={card} size="thumb" />
        </div>
        {comparison && <CompareBox card={card} comparison={comparison} />}
      </div>
      {rank !== null && (
        <span className={css.rank} data-top={rank <= 3 || undefined} aria-hidden="true">
          {rank}
        </span>
      )}
      <div className={css.body}>
        <h3 className={css.name}>
          <Link className={coverLink} to={goodsHref(card, way)}>
            {inLanguage(card.name)}
          </Link>
        </h3>
        <div className={css.tags}>
          {card.hasTrialMode && <Tag tone="info">{t('billing.TRIAL')}</Tag>}
          {card.figures.slice(0, 2).map((figure) => (
            <Tag key={figure}>{figure}</Tag>
          ))}
        </div>
        <p className={css.facts}>
          {(isCompute(card.kind) || isScarce(card)) && (
            <AvailabilityGauge level={card.availability} left={card.left} />
          )}
          <span className={css.where}>{inLanguage(where)}</span>
          {note !== undefined && <span className={css.where}>{note}</span>}
        </p>
        <p className={css.foot}>
          <CardPrice card={card} />
          {card.saleCount > 0 && <span className={css.sales}>{t('sales', { count: card.saleCount })}</span>}
        </p>
      </div>
    </article>
  )
}

/** The height of a row, which its skeleton keeps; one that can be compared has a thumb's height more. */
const ROW_HEIGHT = { usual: '136px', compared: '172px' } as const

interface MobileGoodsSkeletonProps {
  readonly count: number
  readonly compared?: boolean | undefined
}

export const MobileGoodsSkeleton = ({ count, compared = false }: MobileGoodsSkeletonProps) => (
  <div className={css.list}>
    {Array.from({ length: count }, (_, i) => i).map((i) => (
      <Skeleton key={i} height={ROW_HEIGHT[compared ? 'compared' : 'usual']} />
    ))}
  </div>
)
