import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import * as css from './Hint.css.ts'

interface HintProps {
  readonly text: string
  readonly wide?: boolean | undefined
  /** Draws the described control; `id` belongs into its `aria-describedby`. */
  readonly children: (id: string) => ReactNode
}

/** Distance of a bubble from the edges of the window, in pixels. */
const MARGIN = 8

/** How far something has to be moved sideways to be seen whole, in pixels. */
const shiftInto = ({ left, right }: DOMRect): number => {
  const room = document.documentElement.clientWidth - MARGIN
  return Math.max(MARGIN - left, 0) + Math.min(room - right, 0)
}

/**
 * A short explanation that appears above its control on hover and on focus, stays while the pointer is on it and
 * goes with Escape (WCAG 1.4.13).
 */
export const Hint = ({ text, wide, children }: HintProps) => {
  const id = useId()
  const [near, setNear] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const bubble = useRef<HTMLSpanElement>(null)
  const [shift, setShift] = useState(0)

  useEffect(() => {
    if (!near) return
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [near])

  useLayoutEffect(() => {
    if (near && bubble.current) setShift(shiftInto(bubble.current.getBoundingClientRect()))
  }, [near])

  const enter = () => setNear(true)
  const leave = () => {
    setNear(false)
    setShift(0)
    setDismissed(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for the pointer and the focus.
    <span
      className={cx(css.anchor, wide && css.wide)}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children(id)}
      <span
        ref={bubble}
        className={css.bubble}
        style={{ marginLeft: shift }}
        id={id}
        role="tooltip"
        hidden={dismissed}
      >
        <span className={css.words}>{text}</span>
      </span>
    </span>
  )
}
