import { type BannerArt, BannerForm, type ShowAddress, wordsOf } from '@compute-mall/core/site'
import { Grid } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import { BannerPreview } from './BannerPreview.tsx'
import { useContentRows } from './ContentFields.tsx'
import { ContentFormPage, type ContentFormProps } from './ContentFormPage.tsx'
import { PictureField, type PictureFieldProps } from './PictureField.tsx'

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
  readonly view: ContentFormProps<BannerValues>['view'] & {
    /** The files that were chosen here, and what is wrong with them. */
    readonly files: Readonly<
      Record<Picture, { readonly file: File | null; readonly error: string | undefined }>
    >
    readonly addressOf: (picture: string) => string
  }
  readonly links: { readonly banners: string }
  readonly commands: ContentFormProps<BannerValues>['commands'] & {
    readonly choose: (field: Picture, file: File) => void
    readonly remove: (field: Picture) => void
  }
}

/** Adds a banner or ad, or changes one. */
export const BannerFormPage = ({ view, links, commands }: BannerFormPageProps) => {
  const { t } = useTranslation('content')
  const { title, summary, period } = useContentRows()
  return (
    <ContentFormPage
      view={view}
      commands={commands}
      codec={BannerForm}
      list={{ label: t('banners'), to: links.banners }}
      sections={[
        {
          id: 'texts',
          title: t('sectionTexts'),
          rows: [
            ...title,
            ...summary,
            { name: 'link', label: t('link'), hint: t('linkHint'), required: true, wide: true },
          ],
        },
        {
          id: 'place',
          title: t('sectionPlace'),
          rows: [
            {
              name: 'showAddress',
              label: t('place'),
              required: true,
              option: (place: ShowAddress) => t(`place.${place}`),
            },
            {
              name: 'configType',
              label: t('kind'),
              required: true,
              option: (kind: BannerForm['configType']) => t(`kind.${kind}`),
            },
            ...period,
            { name: 'position', label: t('position'), hint: t('positionHint'), wide: true },
          ],
        },
        {
          id: 'picture',
          title: t('sectionPicture'),
          rows: [
            {
              name: 'art',
              label: t('art'),
              hint: t('artHint'),
              wide: true,
              option: (art: BannerArt) => t(`art.${art}`),
            },
          ],
          after: <Pictures view={view} commands={commands} />,
        },
      ]}
    />
  )
}

const Pictures = ({ view, commands }: Omit<BannerFormPageProps, 'links'>) => {
  const { form, files, addressOf } = view
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
