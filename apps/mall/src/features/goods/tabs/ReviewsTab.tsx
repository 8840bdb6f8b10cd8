import type { Review } from '@compute-mall/core/goods'
import { formatInstant } from '@compute-mall/core/time'
import { Stack } from '@compute-mall/ui/layout'
import { Button, EmptyState, Pagination, Rating, useTimeAgo } from '@compute-mall/ui/parts'
import * as shapes from '@compute-mall/ui/shapes'
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
          <Stack gap={6}>
            <ul>
              {records.map((review) => (
                <ReviewItem key={review.id} review={review} report={commands.report} />
              ))}
            </ul>
            <Pagination
              page={tabs.reviewPage}
              pageCount={tabs.reviewPageCount}
              onPage={commands.showReviews}
            />
          </Stack>
        )
      }
    </WhenLoaded>
  )
}

interface ReviewItemProps {
  readonly review: Review
  readonly report: TabProps['commands']['report']
}

const ReviewItem = ({ review, report }: ReviewItemProps) => {
  const { t } = useTranslation('goods')
  const { language, inLanguage } = useLanguage()
  const agoOf = useTimeAgo()
  return (
    <li className={shapes.review}>
      <p className={css.author}>
        <span>{review.userName}</span>
        <Rating score={review.score} />
        <time dateTime={review.createTime} title={formatInstant(review.createTime, language, 'date')}>
          {agoOf(review.createTime)}
        </time>
        {report && (
          <Button variant="ghost" size="small" onClick={() => report(review)}>
            {t('report')}
          </Button>
        )}
      </p>
      <p dir="auto">{inLanguage(review.text)}</p>
      {review.reply !== null && (
        <p className={css.reply}>
          <b>{t('shopReply')}</b> <span dir="auto">{inLanguage(review.reply)}</span>
        </p>
      )}
    </li>
  )
}
