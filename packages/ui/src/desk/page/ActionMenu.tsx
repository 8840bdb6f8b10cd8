import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { MoreIcon } from '../../icons/index.ts'
import { Sheet } from '../../parts/index.ts'
import { ActionItems } from './ActionItems.tsx'
import * as css from './ActionMenu.css.ts'
import type { Action } from './types.ts'
import { useNarrow } from './useNarrow.ts'

interface ActionMenuProps {
  /** What the actions are for, e.g. "Actions on A800": the name of the button and the title of the sheet. */
  readonly label: string
  readonly actions: readonly Action[]
  /** What opens it; three dots unless said. */
  readonly icon?: ReactNode
  readonly onOpen?: () => void
}

/** Actions behind a button: a popup at the button, on a phone a sheet from below. Nothing where there are none. */
export const ActionMenu = ({ actions, icon = <MoreIcon size={18} />, ...rest }: ActionMenuProps) => {
  const narrow = useNarrow()
  if (actions.length === 0) return null
  const menu = { ...rest, actions, icon }
  return narrow ? <SheetMenu {...menu} /> : <PopupMenu {...menu} />
}

const SheetMenu = ({ label, actions, icon, onOpen }: ActionMenuProps) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={css.trigger}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          onOpen?.()
        }}
      >
        {icon}
      </button>
      <Sheet open={open} onClose={close} title={label}>
        <ActionItems large actions={actions} onDone={close} />
      </Sheet>
    </>
  )
}

/** Between a button and its popup, and between a popup and the edges of the window, in pixels. */
const DISTANCE = 4

/** Below the button and flush with its end; above it where there is no room below. */
const placeBeside = (button: HTMLElement, popup: HTMLElement) => {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popup
  const below = at.bottom + DISTANCE
  const top = below + height > innerHeight ? Math.max(DISTANCE, at.top - DISTANCE - height) : below
  popup.style.top = `${top}px`
  popup.style.left = `${Math.max(DISTANCE, at.right - width)}px`
}

const PopupMenu = ({ label, actions, icon, onOpen }: ActionMenuProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (!open || !button.current || !popup.current) return
    placeBeside(button.current, popup.current)
    popup.current.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [open])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.trigger}
        aria-label={label}
        aria-expanded={open}
        title={label}
        popoverTarget={id}
      >
        {icon}
      </button>
      <div
        ref={popup}
        id={id}
        popover="auto"
        className={css.popup}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') onOpen?.()
        }}
      >
        {open && <ActionItems actions={actions} onDone={() => popup.current?.hidePopover()} />}
      </div>
    </>
  )
}
