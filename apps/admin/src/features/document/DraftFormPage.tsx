import { CONTENT_FORM, chaptersOf, type VersionForm } from '@compute-mall/core/site'
import { Grid, Text } from '@compute-mall/ui/layout'
import { TextArea, TextField } from '@compute-mall/ui/parts'
import { DateField } from '@compute-mall/ui/widgets'
import { useTranslation } from 'react-i18next'
import { ContentFormPage, fieldId } from '../content/ContentFormPage.tsx'
import type { ContentForm } from '../content/useContentForm.ts'

/** A version as it is being written. */
export interface DraftValues extends Omit<VersionForm, 'effectiveDay'> {
  readonly effectiveDay: string
}

export interface DraftFormPageProps {
  readonly view: { readonly title: string; readonly form: ContentForm<DraftValues> }
  readonly links: { readonly documents: string }
  readonly commands: {
    readonly change: (part: Partial<DraftValues>) => void
    readonly save: () => void
  }
}

const ROWS = 16

/** Begins a version of a document, or changes one that is being written (width 2.6). */
export const DraftFormPage = ({ view, links, commands }: DraftFormPageProps) => {
  const { t } = useTranslation('content')
  const { title, form } = view
  const { values, errors } = form
  const { change } = commands
  return (
    <ContentFormPage
      form={form}
      head={{ trail: [{ label: t('documents'), to: links.documents }, { label: title }], title }}
      submit=""
      onSave={commands.save}
      sections={[
        {
          id: 'version',
          title: t('sectionVersion'),
          fields: ['version', 'titleZh'],
          content: (
            <Grid columns={2}>
              <TextField
                id={fieldId('version')}
                label={t('version')}
                required
                autoComplete="off"
                maxLength={CONTENT_FORM.version}
                value={values.version}
                error={errors.version}
                onChange={(version) => change({ version })}
              />
              <DateField
                id={fieldId('effectiveDay')}
                label={t('effectiveDay')}
                optional
                hint={t('effectiveDayHint')}
                value={values.effectiveDay}
                onChange={(effectiveDay) => change({ effectiveDay })}
              />
              <TextField
                id={fieldId('titleZh')}
                label={t('titleZh')}
                required
                maxLength={CONTENT_FORM.title}
                value={values.titleZh}
                error={errors.titleZh}
                onChange={(titleZh) => change({ titleZh })}
              />
              <TextField
                id={fieldId('titleEn')}
                label={t('titleEn')}
                optional
                hint={t('englishHint')}
                maxLength={CONTENT_FORM.englishTitle}
                value={values.titleEn}
                onChange={(titleEn) => change({ titleEn })}
              />
            </Grid>
          ),
        },
        {
          id: 'zh',
          title: t('sectionZh'),
          fields: ['textZh'],
          content: (
            <>
              <TextArea
                id={fieldId('textZh')}
                label={t('sectionZh')}
                hint={t('bodyHint')}
                rows={ROWS}
                maxLength={CONTENT_FORM.document}
                value={values.textZh}
                onChange={(textZh) => change({ textZh })}
              />
              <Size text={values.textZh} />
            </>
          ),
        },
        {
          id: 'en',
          title: t('sectionEn'),
          fields: ['textEn'],
          content: (
            <>
              <TextArea
                id={fieldId('textEn')}
                label={t('sectionEn')}
                hint={t('bodyHint')}
                rows={ROWS}
                maxLength={CONTENT_FORM.document}
                value={values.textEn}
                onChange={(textEn) => change({ textEn })}
              />
              <Size text={values.textEn} />
            </>
          ),
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
