import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileIcon, RemoveIcon, UploadIcon } from '../icons/index.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import * as css from './UploadField.css.ts'
import { useFound } from './useFound.ts'
import { useObjectUrl } from './useObjectUrl.ts'

interface UploadFieldProps extends FieldFrame {
  readonly id?: string | undefined
  /** Media types, e.g. `['image/png', 'application/pdf']`. */
  readonly accept: readonly string[]
  readonly maxBytes: number
  readonly file: File | null
  /** Of a picture that was uploaded before, to be seen again. */
  readonly address?: string | undefined
  readonly onSelect: (file: File) => void
  readonly onRemove: () => void
  /** 0 to 100 while it is on its way. */
  readonly percent?: number | undefined
}

const extension = (mediaType: string) => mediaType.replace(/^.*\//, '').toUpperCase()
const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** One file by choosing or by dropping, with its preview. What is too large or of a wrong kind is refused at once. */
export const UploadField = ({
  accept,
  maxBytes,
  file,
  address,
  onSelect,
  onRemove,
  percent,
  error,
  ...frame
}: UploadFieldProps) => {
  const { t } = useTranslation('parts')
  const [refusal, setRefusal] = useState<string>()
  const [over, setOver] = useState(false)
  const chosen = useObjectUrl(file?.type.startsWith('image/') ? file : null)
  const preview = chosen ?? address ?? null

  const refusalOf = (picked: File) =>
    !accept.includes(picked.type)
      ? t('fileType', { types: accept.map(extension).join(', ') })
      : picked.size > maxBytes
        ? t('fileTooLarge', { size: mebibytes(maxBytes) })
        : undefined
  const pick = (input: HTMLInputElement) => {
    const [picked] = input.files ?? []
    // The same file may be picked again after it was removed or mended.
    input.value = ''
    setOver(false)
    if (picked === undefined) return
    const refused = refusalOf(picked)
    setRefusal(refused)
    if (refused === undefined) onSelect(picked)
  }

  const input = useFound(pick)

  return (
    <Field {...frame} error={refusal ?? error}>
      {(control) =>
        file === null ? (
          <div className={css.drop} data-over={over || undefined}>
            <UploadIcon size={24} />
            <span>{t('uploadPrompt')}</span>
            <input
              {...control}
              ref={input}
              className={css.input}
              type="file"
              accept={accept.join(',')}
              onChange={(event) => pick(event.target)}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
            />
          </div>
        ) : (
          <div className={css.chosen}>
            {preview === null ? (
              <span className={css.noPreview}>
                <FileIcon size={28} />
              </span>
            ) : (
              <img className={css.preview} src={preview} alt={t('uploadPreview')} />
            )}
            <span className={css.name}>
              {file.name}
              {percent !== undefined && <ProgressBar label={t('uploading')} percent={percent} />}
            </span>
            <IconButton
              label={t('remove', { name: file.name })}
              icon={<RemoveIcon size={18} />}
              aria-describedby={control['aria-describedby']}
              onClick={onRemove}
            />
          </div>
        )
      }
    </Field>
  )
}
