import { sprinkles } from '@compute-mall/ui/sprinkles'
import { radius, size, space, targetHeight, vars } from '@compute-mall/ui/theme'
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
/** Beside its icon, also where it takes two lines. */
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minWidth: 0 })
/** A number or an address that is pressed: as high as a thumb where there are thumbs. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: targetHeight('1.5rem'),
})
export const about = sprinkles({ color: 'soft' })
export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
})
export const bar = sprinkles({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
})
export const find = style({ flex: '1 1 280px', minWidth: 0, maxWidth: 480 })
export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const review = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
})
