import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, vars, weight } from '../theme/index.ts'

export const region = style({
  // What only screen readers hear is placed absolutely, and would widen the page.
  position: 'relative',
  overflowX: 'auto',
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
})
export const table = style({ width: '100%', textAlign: 'start' })
export const head = style({
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.inkSoft,
  background: vars.color.sunken,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
})
export const cell = style({
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${vars.color.line}`,
  verticalAlign: 'middle',
  // A column is as wide as its longest word: the table scrolls rather than breaking figures.
  overflowWrap: 'break-word',
})
export const aligns = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } })
export const empty = style({ padding: space[8], textAlign: 'center', color: vars.color.inkFaint })
