import { cleanLine } from '@compute-mall/core/codec'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../layout/index.ts'
import { Button, Chip, isComposing, TextField } from '../../parts/index.ts'
import * as css from './fields.css.ts'

interface TagInputProps {
  readonly id?: string | undefined
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly tags: readonly string[]
  /** The most tags. */
  readonly most: number
  /** Characters of one. */
  readonly maxLength: number
  readonly onChange: (tags: readonly string[]) => void
}

/** Short words that are added by Enter and removed one by one; each stands once. */
export const TagInput = ({ id, label, hint, error, tags, most, maxLength, onChange }: TagInputProps) => {
  const { t } = useTranslation('desk')
  const [typed, setTyped] = useState('')
  const word = cleanLine(typed)
  const refusal = tags.includes(word)
    ? t('tagTwice')
    : tags.length >= most && word !== ''
      ? t('tagsFull', { most })
      : undefined
  const add = () => {
    if (word === '' || word.length > maxLength || refusal !== undefined) return
    onChange([...tags, word])
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    add()
  }
  return (
    <Stack gap={1}>
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={refusal ?? error}
        maxLength={maxLength}
        value={typed}
        onChange={setTyped}
        onKeyDown={press}
        trailing={
          <Button size="small" variant="ghost" onClick={add}>
            {t('addTag')}
          </Button>
        }
      />
      {tags.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form.
        <div className={css.tags} role="group" aria-label={label}>
          {tags.map((tag) => (
            <Chip key={tag} label={tag} onRemove={() => onChange(tags.filter((other) => other !== tag))} />
          ))}
        </div>
      )}
    </Stack>
  )
}
