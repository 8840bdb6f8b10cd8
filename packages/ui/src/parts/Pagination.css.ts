import { style } from '@vanilla-extract/css'
import { control, motion, radius, space, vars, weight } from '../theme/index.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[3]} ${space[4]}`,
})
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: control.medium,
  minHeight: control.medium,
  padding: `0 ${space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
  background: vars.color.card,
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
  '@media': { '(pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  selectors: {
    '&:hover': { borderColor: vars.color.brand, color: vars.color.brand, textDecoration: 'none' },
    '&[aria-current=page]': {
      borderColor: vars.color.brand,
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: weight.medium,
    },
    '&[aria-disabled=true]': {
      color: vars.color.lineStrong,
      background: vars.color.sunken,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
  },
})

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: space[6],
  color: vars.color.inkFaint,
})

export const jump = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.inkSoft,
})
export const jumpInput = style({
  width: '4em',
  minHeight: control.medium,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  textAlign: 'center',
})
