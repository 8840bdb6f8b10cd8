import { createListCollection } from '@ark-ui/react/collection'
import { Combobox as Ark } from '@ark-ui/react/combobox'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CloseIcon, OpenIcon } from '../icons/index.ts'
import { box, input } from '../parts/Field.css.ts'
import { Field, type FieldFrame } from '../parts/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { mark, press } from './Combobox.css.ts'
import { item, note, popup } from './popup.css.ts'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

interface ComboboxProps extends FieldFrame {
  readonly options: readonly ComboboxOption[]
  /** Null while none is chosen. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  /** Asks elsewhere for what was typed; `options` are the answer then, and nothing is filtered here. */
  readonly onQuery?: ((typed: string) => void) | undefined
  /** The answer is on its way. */
  readonly busy?: boolean | undefined
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** One of very many, found by typing. Up to some twenty, `SelectField` is quicker to use. */
export const Combobox = ({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  onQuery,
  busy = false,
  ...frame
}: ComboboxProps) => {
  const { t } = useTranslation(['widgets', 'parts'])
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const found = useMemo(
    () =>
      onQuery === undefined ? options.filter(({ label }) => plain(label).includes(plain(typed))) : options,
    [options, typed, onQuery],
  )
  const collection = useMemo(
    () => createListCollection({ items: [...found], isItemDisabled: (option) => option.disabled === true }),
    [found],
  )
  // While one types, Enter takes the first that matches; the library loses it when the one before is filtered out.
  const highlighted =
    typed === '' || found.some((option) => option.value === at)
      ? at
      : (found.find((option) => option.disabled !== true)?.value ?? null)
  const query = (words: string) => {
    setTyped(words)
    onQuery?.(words)
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Ark.Root
          collection={collection}
          // The list is named as its input is.
          ids={{ input: control.id, label: control.id }}
          value={value === null ? [] : [value]}
          onValueChange={(change) => onChange(change.value[0] ?? null)}
          onInputValueChange={(change) => query(change.reason === 'input-change' ? change.inputValue : '')}
          openOnClick
          highlightedValue={highlighted}
          onHighlightChange={(change) => setAt(change.highlightedValue)}
          disabled={disabled}
          invalid={frame.error !== undefined}
          required={frame.required}
          placeholder={placeholder ?? t('parts:pleaseSelect')}
          translations={{ triggerLabel: t('openOptions'), clearTriggerLabel: t('clear') }}
          positioning={{ sameWidth: true, strategy: 'fixed', gutter: 4 }}
          lazyMount
          unmountOnExit
        >
          <Ark.Control className={box}>
            <Ark.Input {...control} className={input} />
            {value !== null && (
              <Ark.ClearTrigger className={press}>
                <CloseIcon size={14} />
              </Ark.ClearTrigger>
            )}
            <Ark.Trigger className={press}>
              <OpenIcon size={16} />
            </Ark.Trigger>
          </Ark.Control>
          <span className={visuallyHidden} role="status">
            {typed !== '' && (busy ? t('parts:loading') : t('optionsFound', { count: found.length }))}
          </span>
          <Ark.Positioner>
            <Ark.Content className={popup}>
              {found.map((option) => (
                <Ark.Item key={option.value} item={option} className={item}>
                  <Ark.ItemText>{option.label}</Ark.ItemText>
                  <Ark.ItemIndicator className={mark}>
                    <CheckIcon size={16} />
                  </Ark.ItemIndicator>
                </Ark.Item>
              ))}
              {found.length === 0 && (
                // A list box without an option would be none.
                <div className={note} role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
                  {t(busy ? 'parts:loading' : 'noMatch')}
                </div>
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Ark.Root>
      )}
    </Field>
  )
}
