import { style } from '@vanilla-extract/css'
import { size, space, vars } from '../theme/index.ts'

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: size.caption,
  color: vars.color.inkSoft,
})

const star = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='m8 1.6 1.95 4 4.4.63-3.18 3.1.75 4.4L8 11.65l-3.92 2.07.75-4.39-3.18-3.1 4.4-.63z'/%3E%3C/svg%3E")`

/** Five stars cut out of one bar, filled from the start to the score. */
export const stars = style({
  width: '70px',
  height: '14px',
  maskImage: star,
  maskSize: '14px 14px',
  maskRepeat: 'repeat-x',
  forcedColorAdjust: 'none',
})
export const filled = '#e08700'
export const unfilled = '#d5d9e0'
