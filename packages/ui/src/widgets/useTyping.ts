import { createListCollection } from '@ark-ui/react/collection'
import { type UseComboboxProps, useCombobox } from '@ark-ui/react/combobox'
import { useMemo, useState } from 'react'
import { useFound } from '../parts/index.ts'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface Typing {
  readonly options: readonly ComboboxOption[]
  /** Null while none is chosen. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Asks elsewhere for what was typed; `options` are the answer then, and nothing is filtered here. */
  readonly onQuery?: ((typed: string) => void) | undefined
  /** The answer is on its way. */
  readonly busy?: boolean | undefined
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/**
 * What stands in the box of a combobox, and what matches it. It is kept here and changes with each letter: the library
 * has a copy of its own, which comes later and which it writes over the box, and letters typed meanwhile would be lost.
 */
export const useTyping = (
  { options, value, onChange, onQuery, busy = false }: Typing,
  frame: Omit<UseComboboxProps<ComboboxOption>, 'collection'>,
) => {
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
    ...frame,
    collection,
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
    // The library moves it a frame later, when the list may be closed again.
    highlightedValue: isOpen ? highlighted : null,
    onHighlightChange: (change) => setAt(isOpen ? change.highlightedValue : null),
  })
  const box = useFound<HTMLInputElement>((early) => {
    if (early.value === (chosen?.label ?? '')) return
    type(early.value)
    if (early === document.activeElement) combobox.setOpen(true)
  })
  /** Whether Enter would take what belongs to an earlier question. */
  const isWaiting = busy && highlighted === null
  return { combobox, box, type, found, isTyping: words !== '', isWaiting }
}
