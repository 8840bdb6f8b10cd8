import { sprinkles } from '@compute-mall/ui/sprinkles'
import { leading, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[2]} ${space[3]} ${space[6]}`,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space[2],
})
export const soft = sprinkles({ color: 'soft', fontSize: 'caption' })

export const card = style({
  padding: `${space[1]} ${space[3]} ${space[1]} ${space[1]}`,
  borderRadius: radius.large,
  background: vars.color.card,
})
export const center = sprinkles({ display: 'flex', alignItems: 'center', gap: 2 })
export const centerName = style({
  flex: 1,
  minWidth: 0,
  fontSize: size.body,
  fontWeight: weight.bold,
  textWrap: 'pretty',
})
export const invalidHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInlineStart: space[2],
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  rowGap: space[2],
  paddingBlock: space[3],
  borderTop: `1px solid ${vars.color.line}`,
})
export const invalidLine = style({
  paddingBlock: space[3],
  paddingInlineStart: space[2],
  borderTop: `1px solid ${vars.color.line}`,
})
export const goods = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 44px',
  gap: space[2],
  alignItems: 'start',
})
export const cover = sprinkles({ overflow: 'hidden', borderRadius: 'medium' })
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const name = style({
  color: vars.color.ink,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  ':hover': { textDecoration: 'none' },
  /* Beside the name, its picture and its words lead to the goods. */
  '::after': { content: '', position: 'absolute', inset: '0 52px 0 0' },
})
export const reason = sprinkles({ color: 'danger', fontSize: 'caption' })
export const figures = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const subtotal = sprinkles({ fontWeight: 'bold' })
export const sum = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  display: 'grid',
  justifyItems: 'end',
  gap: '2px',
})
