import { AnnouncementForm, type AnnouncementPlace } from '@compute-mall/core/site'
import { useTranslation } from 'react-i18next'
import { useContentRows } from './ContentFields.tsx'
import { ContentFormPage, type ContentFormProps } from './ContentFormPage.tsx'

/** An announcement as it is being written. */
export interface AnnouncementValues extends Omit<AnnouncementForm, 'fromDay' | 'untilDay'> {
  readonly fromDay: string
  readonly untilDay: string
}

export interface AnnouncementFormPageProps extends ContentFormProps<AnnouncementValues> {
  readonly links: { readonly announcements: string }
}

/** Adds an announcement, or changes one. */
export const AnnouncementFormPage = ({ links, ...form }: AnnouncementFormPageProps) => {
  const { t } = useTranslation('content')
  const { title, text, period } = useContentRows()
  return (
    <ContentFormPage
      {...form}
      codec={AnnouncementForm}
      list={{ label: t('announcements'), to: links.announcements }}
      sections={[
        { id: 'texts', title: t('sectionTexts'), rows: [...title, ...text] },
        {
          id: 'place',
          title: t('sectionPlace'),
          rows: [
            {
              name: 'place',
              label: t('place'),
              required: true,
              wide: true,
              option: (place: AnnouncementPlace) => t(`spot.${place}`),
            },
            ...period,
          ],
        },
      ]}
    />
  )
}
