import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cx } from './cx.ts'
import { aligns, panel, root, summary } from './Disclosure.css.ts'
import { isComposing } from './isComposing.ts'

interface DisclosureProps {
  /** What is always seen and opens the panel. */
  readonly label: ReactNode
  /** The name, where the label is no text. */
  readonly name?: string | undefined
  /** On which side panel and label are flush. */
  readonly align?: keyof typeof aligns | undefined
  readonly summaryClass?: string | undefined
  /** The panel has opened. */
  readonly onOpen?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A panel of links that drops from its label: the browser's own `details`, which also closes on Escape, on a press
 * elsewhere, when the focus leaves, and when a link in it is followed.
 */
export const Disclosure = ({
  label,
  name,
  align = 'start',
  summaryClass,
  onOpen,
  children,
}: DisclosureProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const pressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressElsewhere)
    return () => document.removeEventListener('pointerdown', pressElsewhere)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || !open) return
    setOpen(false)
    details.current?.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLDetailsElement>) =>
    event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }

  return (
    <details
      ref={details}
      open={open}
      className={root}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) onOpen?.()
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
    >
      <summary className={cx(summary, summaryClass)} aria-label={name}>
        {label}
      </summary>
      <div className={cx(panel, aligns[align])}>{children}</div>
    </details>
  )
}
