import type { Loaded } from '@compute-mall/app'
import { type ShopReview, STARS, shopReviewList } from '@compute-mall/core/goods'
import {
  PAGE_LIMITS,
  type ListPage as Page,
  type QueryOf,
  sortOf,
  totalMessage,
} from '@compute-mall/core/list'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Rating } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './goods.css.ts'
import { ReplyDialog } from './ReplyDialog.tsx'

export interface CustomerReviewsPageProps {
  readonly view: {
    readonly savedViews?: ListView<never>['savedViews']
    readonly page: Loaded<Page<ShopReview>>
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    readonly query: QueryOf<typeof shopReviewList>
    /** Whether the duties of the reader include answering. */
    readonly mayReply: boolean
    readonly busy: boolean
    /** Counts the answers; each closes the dialog. */
    readonly round: number
  }
  readonly links: { readonly goods: (goodsId: string) => string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly reply: (reviewId: string, text: string) => void
      /** Asks why a review is reported to operations. */
      readonly report: (review: ShopReview) => void
    }
}

const tabs = { unanswered: 'false', answered: 'true', all: '' } as const
const isTab = (id: string): id is keyof typeof tabs => id in tabs
const tabOf = (answered: boolean | undefined): keyof typeof tabs =>
  answered === undefined ? 'all' : answered ? 'answered' : 'unanswered'
const stars = Array.from({ length: STARS.maximum }, (_, index) => STARS.maximum - index)

/** What buyers think of the shop's goods, and what the shop answers (2.5, Reviews). */
export const CustomerReviewsPage = ({ view, links, commands }: CustomerReviewsPageProps) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const { page, query, mayReply, busy, round } = view
  const [asked, setAsked] = useState<{ readonly review: ShopReview; readonly round: number } | null>(null)
  const sort = sortOf(query.sort ?? shopReviewList.sorts[0])
  const isFiltered = query.stars !== undefined || query.goodsId !== undefined || query.answered !== undefined
  const disabledReasonOf = (review: ShopReview) => {
    if (!mayReply) return t('reviews.noDuty')
    return review.mayReply ? undefined : t('reviews.closed')
  }
  return (
    <>
      <ListPage<ShopReview>
        view={{
          head: { title: t('reviews') },
          fresh: view.fresh,
          rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
          tabs: {
            value: tabOf(query.answered),
            items: (['unanswered', 'answered', 'all'] as const).map((id) => ({
              id,
              label: t(`reviews.tab.${id}`),
            })),
          },
          savedViews: view.savedViews,
          filters: [
            {
              key: 'stars',
              label: t('reviews.stars'),
              value: query.stars === undefined ? '' : `${query.stars}`,
              options: stars.map((count) => ({ value: `${count}`, label: t('reviews.starsOf', { count }) })),
            },
          ],
          sort: { key: sort.field, descending: sort.isDescending },
          pager: {
            size: PAGE_LIMITS.find((size) => size === query.limit) ?? PAGE_LIMITS[0],
            hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
            hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
            total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
          },
          empty: isFiltered
            ? { title: t('reviews.noneFound') }
            : { title: t('reviews.none'), text: t('reviews.noneText') },
        }}
        commands={{
          ...commands,
          openTab: (id) => isTab(id) && commands.filter('answered', tabs[id]),
        }}
        columns={useColumns(links.goods)}
        rowKey={({ reviewId }) => reviewId}
        rowName={({ goodsName, buyer }) => `${inLanguage(goodsName)} · ${buyer}`}
        actions={(review) => [
          {
            key: 'reply',
            label: t(review.reply === null ? 'reviews.reply' : 'reviews.changeReply'),
            disabledReason: disabledReasonOf(review),
            onPress: () => setAsked({ review, round }),
          },
          { key: 'report', label: t('reviews.report'), onPress: () => commands.report(review) },
        ]}
      />
      {asked?.round === round && (
        <ReplyDialog
          review={asked.review}
          busy={busy}
          onClose={() => setAsked(null)}
          onReply={(text) => commands.reply(asked.review.reviewId, text)}
        />
      )}
    </>
  )
}

const useColumns = (goods: (goodsId: string) => string): readonly Column<ShopReview>[] => {
  const { t } = useTranslation('seller')
  const { language, inLanguage } = useLanguage()
  return [
    {
      key: 'goods',
      header: t('goods.name'),
      card: 'title',
      render: ({ goodsId, goodsName }) => <Link to={goods(goodsId)}>{inLanguage(goodsName)}</Link>,
    },
    {
      key: 'stars',
      header: t('reviews.stars'),
      card: 'tag',
      nowrap: true,
      render: ({ stars: given }) => <Rating score={given} />,
    },
    {
      key: 'text',
      header: t('reviews.review'),
      width: '45%',
      render: ({ text, reply }) => (
        <>
          <span className={css.written}>{inLanguage(text)}</span>
          {reply !== null && (
            <span className={css.reply}>
              <b>{t('reviews.ours')}</b> {inLanguage(reply)}
            </span>
          )}
        </>
      ),
    },
    { key: 'buyer', header: t('reviews.buyer'), nowrap: true, render: ({ buyer }) => buyer },
    {
      key: 'createTime',
      header: t('reviews.createTime'),
      nowrap: true,
      sortable: true,
      render: ({ createTime }) => <time dateTime={createTime}>{formatInstant(createTime, language)}</time>,
    },
  ]
}
