import { createListCollection } from '@ark-ui/react/collection'
import { Combobox as Ark, useCombobox } from '@ark-ui/react/combobox'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CloseIcon, OpenIcon } from '../icons/index.ts'
import { box, input } from '../parts/Field.css.ts'
import { Field, type FieldFrame, useFound } from '../parts/index.ts'
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

/**
 * One of very many, found by typing. Up to some twenty, `SelectField` is quicker to use.
 *
 * What stands in the box is kept here and changes with each letter. The library has a copy of its own, which comes
 * later and which it writes over the box: letters that were typed meanwhile would be lost.
 */
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
  const id = useId()
  // Null while nobody types: then the box has the name of the one chosen, which an answer need not contain any more.
  const [typed, setTyped] = useState<string | null>(null)
  const [picked, setPicked] = useState<ComboboxOption>()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState<string | null>(null)
  const words = plain(typed ?? '')
  const chosen =
    options.find((option) => option.value === value) ?? (picked?.value === value ? picked : undefined)
  const found = useMemo(
    () => (onQuery === undefined ? options.filter(({ label }) => plain(label).includes(words)) : options),
    [options, words, onQuery],
  )
  const collection = useMemo(
    () => createListCollection({ items: [...found], isItemDisabled: (option) => option.disabled === true }),
    [found],
  )
  // While one types, Enter takes the first that matches; the library loses it when the one before is filtered out.
  const first = busy ? undefined : found.find((option) => option.disabled !== true)
  const highlighted =
    words === '' || found.some((option) => option.value === at) ? at : (first?.value ?? null)

  const type = (text: string | null) => {
    setTyped(text)
    onQuery?.(text ?? '')
  }
  const combobox = useCombobox({
    collection,
    // The list is named as its input is.
    ids: { input: id, label: id },
    value: value === null ? [] : [value],
    onValueChange: (change) => {
      setPicked(change.items[0])
      onChange(change.value[0] ?? null)
    },
    inputValue: typed ?? chosen?.label ?? '',
    // What was typed and not chosen is gone with the list.
    onOpenChange: ({ open }) => {
      setIsOpen(open)
      if (!open && typed !== null) type(null)
    },
    openOnClick: true,
    // The library moves it a frame later, when the list may be closed again.
    highlightedValue: isOpen ? highlighted : null,
    onHighlightChange: (change) => setAt(isOpen ? change.highlightedValue : null),
    disabled,
    invalid: frame.error !== undefined,
    required: frame.required,
    placeholder: placeholder ?? t('parts:pleaseSelect'),
    translations: { triggerLabel: t('openOptions'), clearTriggerLabel: t('clear') },
    positioning: { sameWidth: true, strategy: 'fixed', gutter: 4 },
  })
  const field = useFound<HTMLInputElement>((early) => {
    if (early.value === (chosen?.label ?? '')) return
    type(early.value)
    if (early === document.activeElement) combobox.setOpen(true)
  })
  const waitForAnswer = (event: KeyboardEvent) =>
    event.key === 'Enter' && busy && highlighted === null && event.preventDefault()

  return (
    <Field {...frame} id={id}>
      {(control) => (
        <Ark.RootProvider value={combobox} lazyMount unmountOnExit>
          <Ark.Control className={box}>
            <Ark.Input
              {...control}
              ref={field}
              className={input}
              onChange={(event) => type(event.target.value)}
              onKeyDownCapture={waitForAnswer}
            />
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
            {words !== '' && (busy ? t('parts:loading') : t('optionsFound', { count: found.length }))}
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
        </Ark.RootProvider>
      )}
    </Field>
  )
}
