import { BannerArt, type BannerForm, CONTENT_FORM, ShowAddress, wordsOf } from '@compute-mall/core/site'
import { Grid } from '@compute-mall/ui/layout'
import { NumberField, SelectField, TextField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { BannerPreview } from './BannerPreview.tsx'
import { ContentFormPage, fieldId } from './ContentFormPage.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { PictureField, type PictureFieldProps } from './PictureField.tsx'
import type { ContentForm } from './useContentForm.ts'

/** A banner as it is being written. */
export interface BannerValues
  extends Omit<BannerForm, 'pcPicture' | 'mobilePicture' | 'fromDay' | 'untilDay'> {
  readonly pcPicture: string
  readonly mobilePicture: string
  readonly fromDay: string
  readonly untilDay: string
}
type Picture = PictureFieldProps['field']

export interface BannerFormPageProps {
  readonly view: {
    readonly title: string
    readonly form: ContentForm<BannerValues>
    /** The files that were chosen here, and what is wrong with them. */
    readonly files: Readonly<
      Record<Picture, { readonly file: File | null; readonly error: string | undefined }>
    >
    readonly addressOf: (picture: string) => string
  }
  readonly links: { readonly banners: string }
  readonly commands: {
    readonly change: (part: Partial<BannerValues>) => void
    readonly choose: (field: Picture, file: File) => void
    readonly remove: (field: Picture) => void
    readonly save: () => void
  }
}

/** Adds a banner or ad, or changes one (width 2.6). */
export const BannerFormPage = ({ view, links, commands }: BannerFormPageProps) => {
  const { t } = useTranslation('content')
  const { title, form } = view
  return (
    <ContentFormPage
      form={form}
      head={{ trail: [{ label: t('banners'), to: links.banners }, { label: title }], title }}
      submit=""
      onSave={commands.save}
      sections={[
        {
          id: 'texts',
          title: t('sectionTexts'),
          fields: ['titleZh', 'link'],
          content: <Texts view={view} commands={commands} />,
        },
        {
          id: 'place',
          title: t('sectionPlace'),
          fields: ['untilDay'],
          content: <Place view={view} commands={commands} />,
        },
        {
          id: 'picture',
          title: t('sectionPicture'),
          fields: [],
          content: <Pictures view={view} commands={commands} />,
        },
      ]}
    />
  )
}

type Part = Pick<BannerFormPageProps, 'view' | 'commands'>

const Texts = ({ view: { form }, commands: { change } }: Part) => {
  const { t } = useTranslation('content')
  const { values, errors } = form
  return (
    <>
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
        <TextField
          id={fieldId('summaryZh')}
          label={t('summaryZh')}
          optional
          maxLength={CONTENT_FORM.summary}
          value={values.summaryZh}
          onChange={(summaryZh) => change({ summaryZh })}
        />
        <TextField
          id={fieldId('summaryEn')}
          label={t('summaryEn')}
          optional
          hint={t('englishHint')}
          maxLength={CONTENT_FORM.englishSummary}
          value={values.summaryEn}
          onChange={(summaryEn) => change({ summaryEn })}
        />
      </Grid>
      <TextField
        id={fieldId('link')}
        label={t('link')}
        hint={t('linkHint')}
        required
        maxLength={CONTENT_FORM.link}
        autoComplete="off"
        value={values.link}
        error={errors.link}
        onChange={(link) => change({ link })}
      />
    </>
  )
}

const Place = ({ view: { form }, commands: { change } }: Part) => {
  const { t } = useTranslation('content')
  const { values, errors } = form
  return (
    <>
      <Grid columns={2}>
        <SelectField
          id={fieldId('showAddress')}
          label={t('place')}
          required
          value={values.showAddress}
          options={ShowAddress.values.map((value) => ({ value, label: t(`place.${value}`) }))}
          onChange={(showAddress) => ShowAddress.is(showAddress) && change({ showAddress })}
        />
        <SelectField
          id={fieldId('configType')}
          label={t('kind')}
          required
          value={values.configType}
          options={(['1', '2'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(value) => change({ configType: value === '2' ? '2' : '1' })}
        />
      </Grid>
      <PeriodFields values={values} error={errors.untilDay} onChange={change} />
      <NumberField
        id={fieldId('position')}
        label={t('position')}
        hint={t('positionHint')}
        minimum={0}
        maximum={CONTENT_FORM.position}
        value={values.position}
        onChange={(position) => change({ position: position ?? 0 })}
      />
    </>
  )
}

const Pictures = ({ view: { form, files, addressOf }, commands }: Part) => {
  const { t } = useTranslation('content')
  const { values } = form
  const banner = {
    art: values.art,
    title: wordsOf(values.titleZh, values.titleEn),
    summary: wordsOf(values.summaryZh, values.summaryEn),
    pcImageUrl: addressOf(values.pcPicture),
    mobileImageUrl: addressOf(values.mobilePicture),
  }
  return (
    <>
      <SelectField
        id={fieldId('art')}
        label={t('art')}
        hint={t('artHint')}
        value={values.art}
        options={BannerArt.values.map((value) => ({ value, label: t(`art.${value}`) }))}
        onChange={(art) => BannerArt.is(art) && commands.change({ art })}
      />
      <Grid columns={2}>
        {(['pcPicture', 'mobilePicture'] as const).map((field) => (
          <PictureField
            key={field}
            field={field}
            address={addressOf(values[field])}
            file={files[field].file}
            error={files[field].error}
            onSelect={(file) => commands.choose(field, file)}
            onRemove={() => commands.remove(field)}
          />
        ))}
      </Grid>
      <BannerPreview banner={banner} />
    </>
  )
}
