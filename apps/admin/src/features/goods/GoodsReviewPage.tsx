import { type GoodsApplication, goodsFieldLabel } from '@compute-mall/core/goods'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { type ReviewDesk, ReviewDeskPage, type ShownApplication } from '../../review/ReviewDeskPage.tsx'
import { GoodsPreviewCard } from './GoodsPreviewCard.tsx'
import { checksOf, fieldsIn, sinceRefusalIn, timelineOf } from './goodsContent.tsx'
import { inLanguage } from './inLanguage.ts'
import { reviewTones } from './tones.ts'

export type GoodsReviewPageProps = ReviewDesk<GoodsApplication>

/** A goods application to be decided, against what is published (R4.03). */
export const GoodsReviewPage = (desk: GoodsReviewPageProps) => {
  const { t } = useTranslation(['admin', 'goods', 'review'])
  const say = useSay()
  const { language } = useLanguage()
  const shownOf = (application: GoodsApplication): ShownApplication => {
    const { row, submission, form, isOwn } = application
    const words = { t, say, language, names: application.names }
    return {
      name: inLanguage(row.name, language),
      tag: { label: t(`goods:review.${row.state}`), tone: reviewTones[row.state] },
      notes: [
        t(`application.${row.kind}`),
        t(`goods:kind.${row.goodsKind}`),
        inLanguage(row.shopName, language),
      ],
      number: submission.number,
      dueAt: row.dueAt,
      waits: row.state === 'pending',
      barred: isOwn ? t('ownGoods') : undefined,
      changesFirst: true,
      fieldLabel: goodsFieldLabel,
      content: {
        checks: checksOf(application, language, { t, say }),
        sinceRefusal: sinceRefusalIn(application, words),
        fields: fieldsIn(application, words),
        timeline: timelineOf(application, language, t),
        watermark: '',
        preview: <GoodsPreviewCard goodsId={row.goodsId} form={form} />,
      },
    }
  }
  return (
    <ReviewDeskPage {...desk} texts={{ queue: t('goodsQueue'), title: t('goodsReview') }} shownOf={shownOf} />
  )
}
