import { style } from '@vanilla-extract/css'
import { space, vars } from '../theme/index.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.inkFaint,
})
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const link = style({ color: vars.color.inkSoft, ':hover': { color: vars.color.brand } })
export const current = style({ color: vars.color.ink })
