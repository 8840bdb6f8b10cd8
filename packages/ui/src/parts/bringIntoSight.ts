import type { FocusEvent } from 'react'

/**
 * Brings the item of a strip into sight to which the focus goes by keys: the browser itself leaves one that is half in
 * sight where it is, or the strip snaps back from it (WCAG 2.4.11). Under a finger nothing moves.
 */
export const bringIntoSight = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' })
}
