import { radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.sunken,
})
export const line = style({ display: 'flex', alignItems: 'baseline', gap: space[4] })
export const term = style({ color: vars.color.inkSoft })
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingTop: space[4],
  borderTop: `1px solid ${vars.color.line}`,
})
export const formula = style({ color: vars.color.inkFaint, fontSize: size.caption })
export const sum = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })
