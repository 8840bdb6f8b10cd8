import type { NewReview, OwnReview, ReviewableGoods } from '@compute-mall/core/goods'
import { formatInstant } from '@compute-mall/core/time'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, Rating, useDialog } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './order.css.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

export interface ReviewsCardProps {
  readonly view: {
    /** What of the order may be reviewed or was. */
    readonly goods: readonly ReviewableGoods[]
    readonly busy: boolean
  }
  readonly commands: { readonly write: (review: NewReview) => Promise<boolean> }
}

/** What the buyer thinks of what was opened: one review for each of the goods, with the shop's answer (2.7). */
export const ReviewsCard = ({ view: { goods, busy }, commands }: ReviewsCardProps) => {
  const { t } = useTranslation('console')
  const { inLanguage } = useLanguage()
  const { subject, open, close, closeAfter } = useDialog<ReviewableGoods>()
  if (goods.length === 0) return null
  return (
    <Card title={t('review.title')}>
      <Stack gap={4}>
        {goods.map((each) => {
          const { goodsId, name, review, mayWrite } = each
          return (
            <Stack key={goodsId} gap={2}>
              <Text weight="medium">{inLanguage(name)}</Text>
              {review === null ? <Text tone="soft">{t('review.hint')}</Text> : <Written review={review} />}
              {mayWrite && (
                <Inline>
                  <Button
                    aria-label={`${t(review === null ? 'review.write' : 'review.change')}: ${inLanguage(name)}`}
                    onClick={() => open(each)}
                  >
                    {t(review === null ? 'review.write' : 'review.change')}
                  </Button>
                </Inline>
              )}
            </Stack>
          )
        })}
      </Stack>
      {subject !== null && (
        <ReviewDialog
          goods={subject}
          busy={busy}
          onClose={close}
          onWrite={(review) => closeAfter(commands.write(review))}
        />
      )}
    </Card>
  )
}

const Written = ({
  review: { stars, text, createTime, changeUntil, reply },
}: {
  readonly review: OwnReview
}) => {
  const { t } = useTranslation('console')
  const { language, inLanguage } = useLanguage()
  return (
    <>
      <Inline gap={2}>
        <Rating score={stars} />
        <Text tone="soft">{formatInstant(createTime, language)}</Text>
      </Inline>
      <p className={css.written}>{text}</p>
      {reply !== null && (
        <p className={css.reply}>
          <b>{t('review.reply')}</b> {inLanguage(reply)}
        </p>
      )}
      <Text tone="soft">{t('review.changeUntil', { at: formatInstant(changeUntil, language) })}</Text>
    </>
  )
}
