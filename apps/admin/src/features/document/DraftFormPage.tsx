import { chaptersOf, VersionForm } from '@compute-mall/core/site'
import { Text } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import { useContentRows } from '../content/ContentFields.tsx'
import { ContentFormPage, type ContentFormProps } from '../content/ContentFormPage.tsx'

/** A version as it is being written. */
export interface DraftValues extends Omit<VersionForm, 'effectiveDay'> {
  readonly effectiveDay: string
}

export interface DraftFormPageProps extends ContentFormProps<DraftValues> {
  readonly links: { readonly documents: string }
}

/** Begins a version of a document, or changes one that is being written. */
export const DraftFormPage = ({ links, ...form }: DraftFormPageProps) => {
  const { t } = useTranslation('content')
  const { title } = useContentRows()
  const body = { hint: t('bodyHint'), lines: 16, wide: true } as const
  const { values } = form.view.form
  return (
    <ContentFormPage
      {...form}
      codec={VersionForm}
      list={{ label: t('documents'), to: links.documents }}
      sections={[
        {
          id: 'version',
          title: t('sectionVersion'),
          rows: [
            { name: 'version', label: t('version'), required: true },
            {
              name: 'effectiveDay',
              label: t('effectiveDay'),
              hint: t('effectiveDayHint'),
              required: false,
              kind: 'day',
            },
            ...title,
          ],
        },
        {
          id: 'zh',
          title: t('sectionZh'),
          rows: [{ name: 'textZh', label: t('sectionZh'), ...body }],
          after: <Size text={values.textZh} />,
        },
        {
          id: 'en',
          title: t('sectionEn'),
          rows: [{ name: 'textEn', label: t('sectionEn'), ...body }],
          after: <Size text={values.textEn} />,
        },
      ]}
    />
  )
}

/** How much a text has, so that a difference between the languages is seen while it is written. */
const Size = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('content')
  const chapters = chaptersOf(text)
  return (
    <Text tone="soft">
      {t('chapterCount', {
        chapters: chapters.length,
        paragraphs: chapters.flatMap(({ paragraphs }) => paragraphs).length,
      })}
    </Text>
  )
}
