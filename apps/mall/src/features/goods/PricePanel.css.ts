import { radius, size, space, vars, visuallyHiddenRule } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Around figures: the place has a ground of its own, on which they need no frame and no names. */
export const bareFigures = style({})

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.sunken,
  selectors: { [`${bareFigures} &`]: { padding: 0, background: 'none' } },
})
export const line = style({ display: 'flex', alignItems: 'baseline', gap: space[4] })
export const term = style({
  color: vars.color.inkSoft,
  selectors: { [`${bareFigures} &`]: visuallyHiddenRule },
})
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingTop: space[4],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { [`${bareFigures} &`]: { paddingTop: 0, border: 0 } },
})
export const formula = style({ color: vars.color.inkFaint, fontSize: size.caption })
export const sum = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })
