import { useMenu } from '@ark-ui/react/menu'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { OpenIcon } from '../icons/index.ts'
import { type ButtonLook, buttonLook } from '../parts/Button.tsx'
import { danger as dangerStyle } from './Menu.css.ts'
import { item, popup } from './popup.css.ts'

export interface MenuEntry {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
  /** Cannot be undone. */
  readonly danger?: boolean | undefined
  readonly onSelect: () => void
}

interface MenuProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** What is always seen and opens the menu. */
  readonly label: ReactNode
  /** The name, where the label is no text. */
  readonly name?: string | undefined
  readonly entries: readonly MenuEntry[]
}

/** The keys that open the menu, with the place of the entry that they begin at. */
const openers: Readonly<Record<string, number>> = { Enter: 0, ' ': 0, ArrowDown: 0, ArrowUp: -1 }

/**
 * Actions on one thing, e.g. on a row. Links to pages belong into a `Disclosure`, one choice into a `SelectField`.
 *
 * The library moves the focus and the highlight a frame after the key, so that whoever types ahead of a busy page would
 * act on the wrong entry: here both move with the key, and what is closed is gone at once.
 */
export const Menu = ({ label, name, entries, variant = 'ghost', size }: MenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const { api: menu } = useMenu({
    positioning: { strategy: 'fixed', placement: 'bottom-end', gutter: 4 },
    loopFocus: true,
    highlightedValue: at,
    onHighlightChange: ({ highlightedValue }) => flushSync(() => setAt(highlightedValue)),
  })
  useLayoutEffect(() => {
    if (menu.open) list.current?.focus({ preventScroll: true })
  }, [menu.open])

  const open = (event: KeyboardEvent) => {
    const place = openers[event.key]
    if (place === undefined || menu.open) return
    event.preventDefault()
    setAt(entries.filter(({ disabled }) => disabled !== true).at(place)?.key ?? null)
    menu.setOpen(true)
  }
  const { onKeyDown: walk, ...content } = menu.getContentProps()
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      menu.setOpen(false)
    } else if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      // The key that opened the menu is still held down.
      event.preventDefault()
    } else walk?.(event)
  }
  const listProps = { ...content, onKeyDown: press }
  const itemOf = ({ key, disabled, onSelect }: MenuEntry) => {
    const { onClick: close, ...itemProps } = menu.getItemProps({ value: key, disabled })
    const onClick = (event: MouseEvent<HTMLDivElement>) => {
      close?.(event)
      if (disabled) return
      // A dialog that the action opens gives the focus back to where it was.
      trigger.current?.focus({ preventScroll: true })
      onSelect()
    }
    return { ...itemProps, onClick }
  }
  const { 'aria-controls': controls, ...triggerProps } = menu.getTriggerProps()

  return (
    <>
      <button
        {...triggerProps}
        ref={trigger}
        type="button"
        className={buttonLook({ variant, size })}
        aria-label={name}
        aria-controls={menu.open ? controls : undefined}
        onKeyDown={open}
      >
        {label}
        <OpenIcon size={16} />
      </button>
      {menu.open && (
        <div {...menu.getPositionerProps()}>
          <div {...listProps} ref={list} className={popup}>
            {entries.map((entry) => (
              <div
                key={entry.key}
                {...itemOf(entry)}
                className={entry.danger ? `${item} ${dangerStyle}` : item}
              >
                {entry.icon}
                {entry.label}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
