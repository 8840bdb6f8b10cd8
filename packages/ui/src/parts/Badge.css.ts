import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { radius, space, vars, weight } from '../theme/index.ts'

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.125rem',
  height: '1.125rem',
  padding: `0 ${space[1]}`,
  border: '1px solid transparent',
  borderRadius: radius.round,
  color: vars.color.onBrand,
  background: vars.color.brand,
  fontSize: '0.6875rem',
  fontWeight: weight.bold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  /* The lines of some fonts are higher than their digits, and than the bar in which the mark stands. */
  overflow: 'clip',
})

/** The room beside what the badge sits on; where nothing is said, as much as the badge hangs over. */
export const badgeRoom = createVar()

/** How far the badge reaches over what it sits on. */
export const badgeOver = createVar()

/** At the corner of an icon, or of the words beside it. */
export const corner = style({
  position: 'absolute',
  top: '-7px',
  insetInlineStart: `calc(100% - ${fallbackVar(badgeOver, '11px')})`,
})
export const holder = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineEnd: fallbackVar(badgeRoom, '0px'),
  selectors: { [`&:has(> ${corner})`]: { marginInlineEnd: fallbackVar(badgeRoom, '1rem') } },
})
