import { isReviewText, type NewReview, type ReviewableGoods, STARS } from '@compute-mall/core/goods'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Dialog, RadioGroup, TextArea } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ReviewDialogProps {
  readonly goods: ReviewableGoods
  readonly busy: boolean
  readonly onClose: () => void
  readonly onWrite: (review: NewReview) => void
}

const choices = Array.from({ length: STARS.maximum }, (_, index) => `${STARS.maximum - index}`)

/** Stars and text of a review; the best is chosen before the buyer says otherwise. */
export const ReviewDialog = ({ goods, busy, onClose, onWrite }: ReviewDialogProps) => {
  const { t } = useTranslation('console')
  const { inLanguage } = useLanguage()
  const { goodsId, name, review } = goods
  const [stars, setStars] = useState(`${review?.stars ?? STARS.maximum}`)
  const [text, setText] = useState(review?.text ?? '')
  const [isTried, setTried] = useState(false)
  const isRight = isReviewText(text)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('review.of', { name: inLanguage(name) })}
      footer={
        <>
          <Button onClick={onClose}>{t('review.cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              setTried(true)
              if (isRight) onWrite({ goodsId, stars: Number(stars), text: text.trim() })
            }}
          >
            {t('review.publish')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          legend={t('review.stars')}
          value={stars}
          options={choices.map((value) => ({ value, label: t('review.starsOf', { count: Number(value) }) }))}
          onChange={setStars}
        />
        <TextArea
          label={t('review.text')}
          hint={t('review.textHint')}
          required
          value={text}
          onChange={setText}
          error={isTried && !isRight ? t('review.textWrong') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
