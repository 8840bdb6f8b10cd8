import { goodsLifeView, type OwnGoodsRow } from '@compute-mall/core/goods'
import { formatNumber } from '@compute-mall/core/money'
import { relativeTime } from '@compute-mall/core/time'
import { GoodsCover } from '@compute-mall/ui/covers'
import { NO_VALUE, TwoLines, useColumnsOf } from '@compute-mall/ui/desk/list'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './goods.css.ts'
import { reviewTones, shelfTones } from './tones.ts'
import { useListedPrice } from './useListedPrice.ts'

/** The columns of the list of the shop's goods. */
export const useGoodsColumns = (now: number, linkTo: (goodsId: string) => string) => {
  const { t } = useTranslation(['seller', 'goods'])
  const listedPrice = useListedPrice()
  const { language, inLanguage } = useLanguage()
  const columns = useColumnsOf<OwnGoodsRow>()
  return [
    columns.cell(
      'cover',
      t('seller:goods.cover'),
      ({ kind, name, goodsId }) => (
        <span className={css.thumb}>
          <GoodsCover size="thumb" goods={{ kind, name, goodsId, figures: [] }} />
        </span>
      ),
      { card: 'picture', width: '64px' },
    ),
    columns.cell(
      'name',
      t('seller:goods.name'),
      ({ goodsId, name, kind }) => (
        <TwoLines
          below={
            <>
              {t(`goods:kind.${kind}`)} · <span className={css.id}>{goodsId}</span>
            </>
          }
        >
          <Link to={linkTo(goodsId)}>{inLanguage(name) || name.zh || t('seller:goods.unnamed')}</Link>
        </TwoLines>
      ),
      // Narrow enough to keep the actions in sight.
      { card: 'title', roomy: false, width: '22%' },
    ),
    columns.cell(
      'price',
      t('seller:goods.price'),
      ({ kind, priceFrom, saleCount, score, reviewCount }) => (
        <>
          <TwoLines
            below={
              <>
                {t('seller:goods.sales')} {formatNumber(saleCount)}
              </>
            }
          >
            {priceFrom === null ? NO_VALUE : listedPrice({ kind }, priceFrom)}
          </TwoLines>
          {reviewCount > 0 && (
            <Text size="caption" tone="soft">
              {t('seller:goods.score')} {score.toFixed(1)}
            </Text>
          )}
        </>
      ),
      { align: 'end', nowrap: true },
    ),
    columns.cell(
      'stock',
      t('seller:goods.stock'),
      ({ stock }) =>
        stock === null ? (
          NO_VALUE
        ) : (
          <>
            <AvailabilityGauge level={stock.availability} left={stock.free} />
            <Text size="caption">{`${formatNumber(stock.free)} / ${formatNumber(stock.capacity)}`}</Text>
          </>
        ),
      { align: 'end', nowrap: true },
    ),
    columns.cell(
      'shelf',
      t('seller:goods.shelf'),
      ({ life: { shelf }, isFeatured, isShut }) => (
        <>
          <Tag tone={shelfTones[shelf]}>{t(`goods:shelf.${shelf}`)}</Tag>{' '}
          {isShut && <Tag tone="danger">{t('seller:goods.shutShort')}</Tag>}{' '}
          {isFeatured && <Tag tone="brand">{t('seller:goods.featured')}</Tag>}
        </>
      ),
      { card: 'tag' },
    ),
    columns.cell('review', t('seller:goods.application'), ({ life }) => {
      const { stage } = goodsLifeView(life, 'seller')
      return stage === null ? (
        NO_VALUE
      ) : (
        <TwoLines below={t(`goods:stage.${stage.name}`)}>
          <Tag tone={reviewTones[life.review]}>{t(`goods:review.${life.review}`)}</Tag>
        </TwoLines>
      )
    }),
    columns.cell('changedAt', t('seller:goods.changedAt'), ({ changedAt }) => (
      <time dateTime={changedAt}>{relativeTime(changedAt, now, language)}</time>
    )),
  ]
}
