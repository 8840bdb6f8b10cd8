import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons/index.ts'
import { HELD_GUTTER } from '../theme/index.ts'
import * as css from './Dialog.css.ts'
import { IconButton } from './IconButton.tsx'
import { noteOpen } from './openModals.ts'

export interface ModalProps {
  readonly open: boolean
  /** Escape, the close button, and the backdrop where `dismissible`. The owner decides and sets `open`. */
  readonly onClose: () => void
  readonly title: string
  readonly footer?: ReactNode
  /** Closed by a press beside it; not for forms, whose content would be lost. */
  readonly dismissible?: boolean | undefined
  /** Interrupts: something has to be answered before one goes on. */
  readonly alert?: boolean | undefined
  readonly children: ReactNode
}

/** Notes that a bar takes some of the page's width, which goes once the page cannot be scrolled. */
const holdGutter = (): (() => void) => {
  const page = document.documentElement
  if (page.hasAttribute(HELD_GUTTER) || innerWidth <= page.clientWidth) return () => undefined
  page.setAttribute(HELD_GUTTER, '')
  return () => page.removeAttribute(HELD_GUTTER)
}

/** Where the focus begins: in the first field, else at the title, so that the content is read and nothing is pressed. */
const firstWord = (dialog: HTMLElement, atField: boolean): HTMLElement | null =>
  (atField ? dialog.querySelector<HTMLElement>('input, select, textarea') : null) ??
  dialog.querySelector<HTMLElement>('h2')

/**
 * The browser's own modal dialog: it holds the focus, makes the rest inert and gives the focus back. Its content
 * exists only while it is open.
 */
export const Modal = ({
  open,
  onClose,
  title,
  footer,
  dismissible = false,
  alert = false,
  beginsAtField = true,
  className,
  children,
}: ModalProps & { readonly className: string; readonly beginsAtField?: boolean }) => {
  const { t } = useTranslation('parts')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const letGo = holdGutter()
    element.showModal()
    const noteClosed = noteOpen(element)
    // Long content must scroll by keyboard too.
    if (body.current && body.current.scrollHeight > body.current.clientHeight) body.current.tabIndex = 0
    firstWord(element, beginsAtField)?.focus()
    return () => {
      element.close()
      noteClosed()
      letGo()
    }
  }, [open, beginsAtField])

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  const pressBackdrop = (event: MouseEvent) => dismissible && event.target === dialog.current && onClose()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for the backdrop's press.
    <dialog
      ref={dialog}
      className={className}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={pressBackdrop}
    >
      {open && (
        <>
          <header className={css.header}>
            <h2 className={css.title} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={t('close')} icon={<CloseIcon size={20} />} onClick={onClose} />
          </header>
          <div ref={body} className={css.body}>
            {children}
          </div>
          {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
