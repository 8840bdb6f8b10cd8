import { type AnnouncementForm, AnnouncementPlace, CONTENT_FORM } from '@compute-mall/core/site'
import { Grid } from '@compute-mall/ui/layout'
import { SelectField, TextArea, TextField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { ContentFormPage, fieldId } from './ContentFormPage.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import type { ContentForm } from './useContentForm.ts'

/** An announcement as it is being written. */
export interface AnnouncementValues extends Omit<AnnouncementForm, 'fromDay' | 'untilDay'> {
  readonly fromDay: string
  readonly untilDay: string
}

export interface AnnouncementFormPageProps {
  readonly view: { readonly title: string; readonly form: ContentForm<AnnouncementValues> }
  readonly links: { readonly announcements: string }
  readonly commands: {
    readonly change: (part: Partial<AnnouncementValues>) => void
    readonly save: () => void
  }
}

/** Adds an announcement, or changes one (width 2.6). */
export const AnnouncementFormPage = ({ view, links, commands }: AnnouncementFormPageProps) => {
  const { t } = useTranslation('content')
  const { title, form } = view
  const { values, errors } = form
  const { change } = commands
  return (
    <ContentFormPage
      form={form}
      head={{ trail: [{ label: t('announcements'), to: links.announcements }, { label: title }], title }}
      submit=""
      onSave={commands.save}
      sections={[
        {
          id: 'texts',
          title: t('sectionTexts'),
          fields: ['titleZh', 'textZh'],
          content: (
            <Grid columns={2}>
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
              <TextArea
                id={fieldId('textZh')}
                label={t('textZh')}
                required
                rows={5}
                maxLength={CONTENT_FORM.text}
                value={values.textZh}
                error={errors.textZh}
                onChange={(textZh) => change({ textZh })}
              />
              <TextArea
                id={fieldId('textEn')}
                label={t('textEn')}
                optional
                hint={t('englishHint')}
                rows={5}
                maxLength={CONTENT_FORM.text}
                value={values.textEn}
                onChange={(textEn) => change({ textEn })}
              />
            </Grid>
          ),
        },
        {
          id: 'place',
          title: t('sectionPlace'),
          fields: ['untilDay'],
          content: (
            <>
              <SelectField
                id={fieldId('place')}
                label={t('place')}
                required
                value={values.place}
                options={AnnouncementPlace.values.map((value) => ({ value, label: t(`spot.${value}`) }))}
                onChange={(place) => AnnouncementPlace.is(place) && change({ place })}
              />
              <PeriodFields values={values} error={errors.untilDay} onChange={change} />
            </>
          ),
        },
      ]}
    />
  )
}
