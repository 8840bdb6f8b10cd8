import { type Application, type PictureUse, reviewView } from '@compute-mall/core/settlement'
import { formatInstant } from '@compute-mall/core/time'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { type ReviewDesk, ReviewDeskPage, type ShownApplication } from '../../review/ReviewDeskPage.tsx'
import { fieldLabel } from './fieldLabel.ts'
import { checksOf, fieldsIn } from './reviewContent.ts'
import { timelineOf } from './timeline.tsx'

export interface MerchantReviewPageProps extends ReviewDesk<Application> {
  /** The addresses of its pictures that are loaded. */
  readonly pictures: Partial<Readonly<Record<PictureUse, string>>>
  /** Reviewer and time in the watermark of pictures. */
  readonly reviewer: { readonly name: string; readonly openedAt: string }
}

const tones = { none: 'neutral', underWay: 'info', good: 'success', wrong: 'danger' } as const

/** A merchant's application to be decided (R4.03). */
export const MerchantReviewPage = ({ pictures, reviewer, ...desk }: MerchantReviewPageProps) => {
  const { t } = useTranslation(['admin', 'settlement', 'review'])
  const say = useSay()
  const { language } = useLanguage()
  const shownOf = (application: Application): ShownApplication => {
    const { form, submission, dueAt, changes } = application
    const { status, tone, commands } = reviewView(application)
    return {
      name: form.shopName,
      tag: { label: say(status), tone: tones[tone] },
      notes: [t(`settlement:type.${form.applicantType}`), form.realName],
      number: submission.number,
      dueAt,
      waits: commands.approve && commands.reject,
      changesFirst: changes.length > 0,
      fieldLabel: (field, language) => fieldLabel(field, form.applicantType, language),
      content: {
        checks: checksOf(application, t),
        fields: fieldsIn(application, pictures, t),
        timeline: timelineOf(application, { t, say, language }),
        watermark: t('watermark', {
          name: reviewer.name,
          at: formatInstant(reviewer.openedAt, language),
        }),
      },
    }
  }
  return (
    <ReviewDeskPage
      {...desk}
      texts={{ queue: t('merchants'), title: t('merchantReview'), question: t('approveQuestion') }}
      shownOf={shownOf}
    />
  )
}
