import { style } from '@vanilla-extract/css'

/** For screen readers only, where a rule decides when. */
export const visuallyHiddenRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** For screen readers only. */
export const visuallyHidden = style(visuallyHiddenRule)
