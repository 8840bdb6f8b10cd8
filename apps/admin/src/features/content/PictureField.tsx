import { CONTENT_PICTURE } from '@compute-mall/core/site'
import { Text } from '@compute-mall/ui/layout'
import { Button, UploadField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import * as css from './BannerPreview.css.ts'
import { fieldId } from './ContentFields.tsx'

export interface PictureFieldProps {
  readonly field: 'pcPicture' | 'mobilePicture'
  /** Where the picture that the banner has is shown; empty without one. */
  readonly address: string
  /** What was chosen here, while it is on its way and after. */
  readonly file: File | null
  readonly error: string | undefined
  readonly onSelect: (file: File) => void
  readonly onRemove: () => void
}

const BYTES_PER_MEGABYTE = 1024 * 1024

/** One picture of a banner: what was uploaded before with a way to remove it, or a place to choose one. */
export const PictureField = ({ field, address, file, error, onSelect, onRemove }: PictureFieldProps) => {
  const { t } = useTranslation('content')
  if (address !== '' && file === null)
    return (
      <div className={css.kept}>
        <Text as="span" tone="soft">
          {t(field)}
        </Text>
        <img className={css.thumbnail} src={address} alt={`${t(field)}: ${t('keptPicture')}`} />
        <Button size="small" onClick={onRemove} aria-label={`${t('removePicture')}: ${t(field)}`}>
          {t('removePicture')}
        </Button>
      </div>
    )
  return (
    <UploadField
      id={fieldId(field)}
      label={t(field)}
      hint={t(`${field}Hint`)}
      optional
      accept={CONTENT_PICTURE.types}
      maxBytes={CONTENT_PICTURE.megabytes * BYTES_PER_MEGABYTE}
      file={file}
      error={error}
      onSelect={onSelect}
      onRemove={onRemove}
    />
  )
}
