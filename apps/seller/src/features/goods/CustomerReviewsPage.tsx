import { type ShopReview, STARS, shopReviewList } from '@compute-mall/core/goods'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { Rating, useDialog } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './goods.css.ts'
import { ReplyDialog } from './ReplyDialog.tsx'

export interface CustomerReviewsPageProps {
  readonly view: WorkListView<typeof shopReviewList, ShopReview> & {
    /** Whether the duties of the reader include answering. */
    readonly mayReply: boolean
    readonly busy: boolean
  }
  readonly links: { readonly goods: (goodsId: string) => string }
  readonly commands: WorkListCommands & {
    readonly reply: (reviewId: string, text: string) => Promise<boolean>
    /** Opens the dialog that reports a review to operations. */
    readonly report: (review: ShopReview) => void
  }
}

const STAR_COUNTS = Array.from({ length: STARS.maximum }, (_, index) => `${STARS.maximum - index}` as const)

/** The reviews of the shop's goods, and its answers. */
export const CustomerReviewsPage = ({ view, links, commands }: CustomerReviewsPageProps) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const columns = useColumnsOf<ShopReview>()
  const { query, mayReply, busy } = view
  const { subject, open, close, closeAfter } = useDialog<ShopReview>()
  const isFiltered = query.stars !== undefined || query.goodsId !== undefined || query.answered !== undefined
  const disabledReasonOf = (review: ShopReview) => {
    if (!mayReply) return t('reviews.noDuty')
    return review.mayReply ? undefined : t('reviews.closed')
  }
  return (
    <>
      <WorkListPage
        list={shopReviewList}
        view={view}
        commands={commands}
        head={{ title: t('reviews') }}
        tabs={{
          key: 'answered',
          values: ['false', 'true'],
          option: (answered) => t(`reviews.tab.${answered === 'true' ? 'answered' : 'unanswered'}`),
          all: 'last',
        }}
        filters={[
          {
            key: 'stars',
            label: t('reviews.stars'),
            values: STAR_COUNTS,
            option: (count) => t('reviews.starsOf', { count: Number(count) }),
          },
        ]}
        empty={
          isFiltered
            ? { title: t('reviews.noneFound') }
            : { title: t('reviews.none'), text: t('reviews.noneText') }
        }
        columns={[
          columns.cell(
            'goods',
            t('goods.name'),
            ({ goodsId, goodsName }) => <Link to={links.goods(goodsId)}>{inLanguage(goodsName)}</Link>,
            { card: 'title' },
          ),
          columns.cell('stars', t('reviews.stars'), ({ stars }) => <Rating score={stars} />, {
            card: 'tag',
            nowrap: true,
          }),
          columns.cell(
            'text',
            t('reviews.review'),
            ({ text, reply }) => (
              <>
                <span className={css.written}>{inLanguage(text)}</span>
                {reply !== null && (
                  <span className={css.reply}>
                    <b>{t('reviews.ours')}</b> {inLanguage(reply)}
                  </span>
                )}
              </>
            ),
            { width: '45%' },
          ),
          columns.text('buyer', t('reviews.buyer')),
          columns.time('createTime', t('reviews.createTime')),
        ]}
        rowKey={({ reviewId }) => reviewId}
        rowName={({ goodsName, buyer }) => `${inLanguage(goodsName)} · ${buyer}`}
        actions={(review) => [
          {
            key: 'reply',
            label: t(review.reply === null ? 'reviews.reply' : 'reviews.changeReply'),
            disabledReason: disabledReasonOf(review),
            onPress: () => open(review),
          },
          { key: 'report', label: t('reviews.report'), onPress: () => commands.report(review) },
        ]}
      />
      {subject !== null && (
        <ReplyDialog
          review={subject}
          busy={busy}
          onClose={close}
          onReply={(text) => closeAfter(commands.reply(subject.reviewId, text))}
        />
      )}
    </>
  )
}
