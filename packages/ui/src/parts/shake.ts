import { useCallback, useRef } from 'react'

/** Draws the eye to an element: a short shake, or a mere flash of its outline where motion is not wanted (R5.10). */
const shake = (element: Element): void => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const frames = still
    ? { outline: ['3px solid currentColor', '3px solid transparent'] }
    : { translate: ['0', '-8px', '8px', '-6px', '6px', '-3px', '3px', '0'] }
  element.animate(frames, { duration: still ? 800 : 480, easing: 'ease-in-out' })
}

/** A ref for the element and the command that shakes it. */
export const useShake = <Shaken extends Element>() => {
  const ref = useRef<Shaken>(null)
  const shakeIt = useCallback(() => {
    if (ref.current) shake(ref.current)
  }, [])
  return [ref, shakeIt] as const
}
