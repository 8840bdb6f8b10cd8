import { radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
})
/** On a row of its own where whole words would not fit beside the rest. */
export const who = style({ flex: '1 1 18em', minWidth: 0 })
export const name = style({ fontSize: size.title, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.inkSoft,
})
export const about = style({ color: vars.color.inkSoft })
export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const find = style({ flex: '1 1 280px', maxWidth: 480 })
