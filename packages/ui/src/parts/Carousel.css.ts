import { style } from '@vanilla-extract/css'
import { layer, motion, radius, space, vars } from '../theme/index.ts'

export const root = style({ position: 'relative', overflow: 'hidden', background: vars.color.dark })
/** All slides lie on one another, so that the highest gives the height. */
export const slides = style({ display: 'grid' })
export const slide = style({
  gridArea: '1 / 1',
  display: 'grid',
  minWidth: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${motion.slow}, visibility ${motion.slow}`,
  selectors: { '&[data-shown]': { opacity: 1, visibility: 'visible', zIndex: layer.raised } },
})
export const controls = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  bottom: space[4],
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[1],
  pointerEvents: 'none',
})
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  color: vars.color.onDark,
  borderRadius: radius.round,
  pointerEvents: 'auto',
  ':hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
  ':focus-visible': { outlineColor: vars.color.onDark },
})
export const dot = style({
  width: '8px',
  height: '8px',
  border: '1px solid currentColor',
  borderRadius: radius.round,
  transition: `width ${motion.calm}`,
  selectors: { '[aria-current=true] > &': { width: '22px', background: 'currentColor' } },
})
export const wideControl = style({ selectors: { '&[aria-current=true]': { width: '38px' } } })
