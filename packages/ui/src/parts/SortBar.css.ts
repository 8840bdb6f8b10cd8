import { style } from '@vanilla-extract/css'
import { control, motion, radius, space, vars, weight } from '../theme/index.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: control.small,
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  color: vars.color.inkSoft,
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&[aria-pressed=true]': {
      color: vars.color.brand,
      background: vars.color.brandSoft,
      fontWeight: weight.medium,
    },
  },
})
export const total = style({ color: vars.color.inkSoft })
