import {
  type GoodsCard,
  type Movement,
  type RankingChoice,
  rankings,
  shelves,
} from '@compute-mall/core/goods'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Heading, Page, Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import {
  AvailabilityGauge,
  Card,
  Loading,
  Rating,
  Skeleton,
  SortBar,
  Table,
  Tabs,
} from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { goodsHref } from '../../links.ts'
import { routes } from '../../routes.ts'
import { CardPrice } from '../goods/GoodsTile.tsx'
import { Moved } from './Moved.tsx'
import { NoRanks } from './NoRanks.tsx'
import * as css from './RankingPage.css.ts'
import { Part } from './Section.tsx'

export interface RankingPageProps {
  readonly view: {
    readonly choice: RankingChoice
    /** Null when they could not be loaded. */
    readonly cards: readonly GoodsCard[] | null
    /** How each of them moved within a week; null where that is not known. */
    readonly moved: readonly Movement[] | null
    /** Another ranking is on its way. */
    readonly isBusy: boolean
    /** And takes its time. */
    readonly isLate: boolean
  }
  readonly commands: { readonly show: (choice: RankingChoice) => void; readonly retry: () => void }
}

const HEIGHT = '640px'

/** What others buy, rate and what is new, of computing or of applications, as a table (R2.13, R2.21). */
export const RankingPage = ({ view, commands }: RankingPageProps) => {
  const { t } = useTranslation('site')
  const { shelf, by } = view.choice
  return (
    <Page>
      <Heading level={1}>{t('rankingTitle')}</Heading>
      <Card>
        <Tabs
          label={t('rankingShelf')}
          tabs={shelves.map((id) => ({ id, label: t(`shelf.${id}`) }))}
          value={shelf}
          onChange={(next) => commands.show({ shelf: next, by })}
        >
          <Stack aria-busy={view.isBusy}>
            <SortBar
              options={rankings.map((sort) => ({ sort, label: t(`ranking.${sort}`) }))}
              sort={by}
              direction="desc"
              onSort={(next) => commands.show({ shelf, by: next })}
            />
            {view.isLate ? (
              <Loading>
                <Skeleton height={HEIGHT} />
              </Loading>
            ) : (
              <Part data={view.cards} onRetry={commands.retry}>
                {(cards) =>
                  cards.length === 0 ? (
                    <NoRanks />
                  ) : (
                    <Ranks cards={cards} moved={view.moved} choice={view.choice} />
                  )
                }
              </Part>
            )}
          </Stack>
        </Tabs>
      </Card>
    </Page>
  )
}

interface RanksProps extends Pick<RankingPageProps['view'], 'choice' | 'moved'> {
  readonly cards: readonly GoodsCard[]
}

const Ranks = ({ cards, moved, choice }: RanksProps) => {
  const { t } = useTranslation('site')
  const { inLanguage } = useLanguage()
  const way = { type: choice.shelf === 'compute' ? 'base' : 'application' }
  return (
    <Table
      caption={`${t(`shelf.${choice.shelf}`)} · ${t(`ranking.${choice.by}`)}`}
      rows={cards.map((card, index) => ({ card, rank: index + 1, movement: moved?.[index] }))}
      rowKey={({ card }) => card.skuId}
      columns={[
        { key: 'rank', header: t('rank'), render: ({ rank }) => rank },
        ...(moved === null
          ? []
          : [
              {
                key: 'movement',
                header: t('rankMovement'),
                render: ({ movement }: { readonly movement?: Movement | undefined }) => (
                  <Moved movement={movement} />
                ),
              },
            ]),
        {
          key: 'goods',
          header: t('rankGoods'),
          rowHeader: true,
          render: ({ card }) => (
            <span className={css.goods}>
              <span className={css.cover}>
                <GoodsCover goods={card} size="thumb" />
              </span>
              <Link to={goodsHref(card, way)}>{inLanguage(card.name)}</Link>
            </span>
          ),
        },
        {
          key: 'shop',
          header: t('rankShop'),
          render: ({ card }) => (
            <Link to={routes.shop.href({ shop: card.shopId })}>{inLanguage(card.shopName)}</Link>
          ),
        },
        {
          key: 'availability',
          header: t('rankAvailability'),
          render: ({ card }) => <AvailabilityGauge level={card.availability} left={card.left} />,
        },
        choice.by === 'score'
          ? { key: 'score', header: t('rankScore'), render: ({ card }) => <Rating score={card.score} /> }
          : { key: 'sales', header: t('rankSales'), align: 'end', render: ({ card }) => card.saleCount },
        {
          key: 'price',
          header: t('rankPrice'),
          render: ({ card }) => <CardPrice card={card} size="small" />,
        },
      ]}
    />
  )
}
