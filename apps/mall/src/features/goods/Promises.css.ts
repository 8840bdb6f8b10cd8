import { size, space, vars } from '@compute-mall/ui/theme'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** What tells them from what is above; where nothing is said, a line. */
export const promisesTop = createVar()
export const promisesRule = createVar()
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: space[2],
  paddingTop: fallbackVar(promisesTop, space[4]),
  borderTop: fallbackVar(promisesRule, `1px solid ${vars.color.line}`),
})
export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const icon = style({ color: vars.color.success })
