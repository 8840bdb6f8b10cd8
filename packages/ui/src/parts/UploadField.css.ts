import { style } from '@vanilla-extract/css'
import { focusRing, motion, radius, space, vars } from '../theme/index.ts'

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[6],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: radius.medium,
  background: vars.color.page,
  color: vars.color.inkSoft,
  textAlign: 'center',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover, &[data-over]': { borderColor: vars.color.brand, background: vars.color.brandSoft },
    '&:has(:focus-visible)': focusRing('2px'),
    '&:has([aria-invalid=true])': { borderColor: vars.color.danger },
  },
})

/** Covers the zone: a press or a drop anywhere on it is a press or a drop on the real input. */
export const input = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' })

export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
})
export const preview = style({
  width: '64px',
  height: '64px',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: vars.color.sunken,
})
export const noPreview = style([
  preview,
  { display: 'grid', placeItems: 'center', color: vars.color.inkFaint },
])
export const name = style({ display: 'grid', gap: space[2], minWidth: 0 })
