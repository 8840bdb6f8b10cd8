import { isReplyText, type ShopReview } from '@compute-mall/core/goods'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, Rating, TextArea } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './goods.css.ts'

interface ReplyDialogProps {
  readonly review: ShopReview
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReply: (text: string) => void
}

/** The shop's answer to a review, which every visitor of the goods page reads. */
export const ReplyDialog = ({ review, busy, onClose, onReply }: ReplyDialogProps) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const [text, setText] = useState(review.reply === null ? '' : inLanguage(review.reply))
  const [isTried, setTried] = useState(false)
  const isRight = isReplyText(text)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(review.reply === null ? 'reviews.reply' : 'reviews.changeReply')}
      footer={
        <>
          <Button onClick={onClose}>{t('shop.cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              setTried(true)
              if (isRight) onReply(text.trim())
            }}
          >
            {t('reviews.publish')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Text weight="medium">{inLanguage(review.goodsName)}</Text>
          <Rating score={review.stars} />
          <p className={css.written}>{inLanguage(review.text)}</p>
        </Stack>
        <TextArea
          label={t('reviews.text')}
          hint={t('reviews.textHint')}
          required
          value={text}
          onChange={setText}
          error={isTried && !isRight ? t('reviews.textWrong') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
