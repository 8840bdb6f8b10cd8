import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import * as css from './Hint.css.ts'

interface HintProps {
  /** Undefined while there is nothing to explain: the control stands where it stood, and keeps focus and presses. */
  readonly text: string | undefined
  readonly wide?: boolean | undefined
  /** Draws the described control; `id` belongs into its `aria-describedby`. */
  readonly children: (id: string | undefined) => ReactNode
}

/** Distance of a bubble from the edges of the window, in pixels. */
const MARGIN = 8

/** Moves a bubble sideways from above the middle of its control, as far as it must to be seen whole. */
const place = (bubble: HTMLElement) => {
  bubble.style.marginLeft = '0'
  const { left, right } = bubble.getBoundingClientRect()
  const room = document.documentElement.clientWidth - MARGIN
  bubble.style.marginLeft = `${Math.max(MARGIN - left, 0) + Math.min(room - right, 0)}px`
}

/**
 * A short explanation that appears above its control on hover and on focus, stays while the pointer is on it and
 * goes with Escape (WCAG 1.4.13).
 */
export const Hint = ({ text, wide, children }: HintProps) => {
  const id = useId()
  const [near, setNear] = useState(false)
  const bubble = useRef<HTMLSpanElement>(null)
  const isShown = near && text !== undefined

  useLayoutEffect(() => {
    const shown = bubble.current
    if (!isShown || !shown) return
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setNear(false)
    document.addEventListener('keydown', dismiss)
    // It stays in sight while the window or the text changes its size.
    const observer = new ResizeObserver(() => place(shown))
    observer.observe(shown)
    observer.observe(document.documentElement)
    return () => {
      document.removeEventListener('keydown', dismiss)
      observer.disconnect()
    }
  }, [isShown])

  const enter = () => setNear(true)
  /** The pointer may have left what has the focus, or the focus what the pointer is on. */
  const leave = ({ currentTarget }: SyntheticEvent) => setNear(currentTarget.matches(':hover, :focus-within'))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for the pointer and the focus.
    <span
      className={cx(css.anchor, wide && css.wide)}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children(text && id)}
      {text && (
        <span ref={bubble} className={css.bubble} id={id} role="tooltip" hidden={!near}>
          <span className={css.words}>{text}</span>
        </span>
      )}
    </span>
  )
}
