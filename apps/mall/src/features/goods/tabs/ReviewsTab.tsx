import type { Review } from '@compute-mall/core/goods'
import { formatInstant } from '@compute-mall/core/time'
import { EmptyState, Pagination, Rating, useTimeAgo } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { TabProps } from './DetailsTab.tsx'
import { WhenLoaded } from './Loaded.tsx'
import * as css from './tabs.css.ts'

/** What buyers say, page by page. */
export const ReviewsTab = ({ view: { tabs }, commands }: TabProps) => {
  const { t } = useTranslation('goods')
  return (
    <WhenLoaded loaded={tabs.reviews} height="480px" onRetry={commands.retryTab}>
      {({ total, records }) =>
        total === 0 ? (
          <EmptyState title={t('noReviews')} text={t('noReviewsHint')} />
        ) : (
          <div className={css.tab}>
            <ul>
              {records.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            <Pagination
              page={tabs.reviewPage}
              pageCount={tabs.reviewPageCount}
              onPage={commands.showReviews}
            />
          </div>
        )
      }
    </WhenLoaded>
  )
}

const ReviewItem = ({ review }: { readonly review: Review }) => {
  const { t } = useTranslation('goods')
  const { language, inLanguage } = useLanguage()
  const agoOf = useTimeAgo()
  return (
    <li className={css.review}>
      <p className={css.author}>
        <span>{review.userName}</span>
        <Rating score={review.score} />
        <time dateTime={review.createTime} title={formatInstant(review.createTime, language, 'date')}>
          {agoOf(review.createTime)}
        </time>
      </p>
      <p>{inLanguage(review.text)}</p>
      {review.reply !== null && (
        <p className={css.reply}>
          <b>{t('shopReply')}</b> {inLanguage(review.reply)}
        </p>
      )}
    </li>
  )
}
