import { sprinkles } from '@compute-mall/ui/sprinkles'
import { content, from, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** The columns of figures stand under their headings where there is room for them. */
const figureColumns = '9.375rem 11.875rem 5.625rem 8.75rem 36px'
/**
 * The room that a line has, measured in the reader's text size, wherever that was chosen: a condition of the window
 * knows the size that the browser is set to, and no other.
 */
const room = { wide: '(min-width: 70rem)', medium: '(min-width: 42rem)' } as const

export const page = style([
  content,
  {
    display: 'grid',
    gap: space[4],
    containerType: 'inline-size',
    paddingBlock: `${space[4]} 0`,
    '@media': { [from.tablet]: { paddingBlock: `${space[6]} 0` } },
  },
])
export const title = sprinkles({ fontSize: 'heading' })
export const soft = sprinkles({ color: 'soft', fontSize: 'caption' })

export const center = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  '@container': { [room.wide]: { paddingInline: space[6] } },
})
export const centerName = sprinkles({ fontSize: 'lead' })
export const columns = style({
  display: 'none',
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.inkFaint,
  '@container': {
    [room.wide]: { display: 'grid', gridTemplateColumns: figureColumns, columnGap: space[4] },
  },
})

export const shop = style({
  padding: `${space[3]} ${space[4]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@container': { [room.wide]: { paddingInline: space[6] } },
})
export const shopName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.inkSoft,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: '24px 72px minmax(0, 1fr)',
  gridTemplateAreas: '"check cover goods" ". figures figures"',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@container': {
    [room.medium]: { gridTemplateColumns: '24px 88px minmax(0, 1fr)' },
    [room.wide]: {
      gridTemplateColumns: '24px 88px minmax(0, 1fr) auto',
      gridTemplateAreas: '"check cover goods figures"',
      alignItems: 'center',
    },
  },
})
export const check = style({ gridArea: 'check', alignSelf: 'center' })
export const cover = style({ gridArea: 'cover', overflow: 'hidden', borderRadius: radius.medium })
export const fadedCover = style([cover, { opacity: 0.6 }])
export const goods = style({ gridArea: 'goods', display: 'grid', gap: space[1], minWidth: 0 })
export const goodsName = style({ color: vars.color.ink, fontWeight: weight.medium, fontSize: size.lead })
export const reason = sprinkles({ color: 'danger' })

export const figures = style({
  gridArea: 'figures',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"price duration" "amount amount" "subtotal remove"',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  '@container': {
    [room.medium]: {
      gridTemplateColumns: 'auto 1fr auto auto',
      gridTemplateAreas: '"price amount duration remove" ". . subtotal subtotal"',
    },
    [room.wide]: {
      gridTemplateColumns: figureColumns,
      gridTemplateAreas: '"price amount duration subtotal remove"',
    },
  },
})
export const unitPrice = style({ gridArea: 'price' })
export const amount = style({ gridArea: 'amount' })
export const duration = style({ gridArea: 'duration' })
export const subtotal = style({
  gridArea: 'subtotal',
  color: vars.color.price,
  fontWeight: weight.bold,
  fontSize: size.lead,
})
export const remove = style({ gridArea: 'remove', justifySelf: 'end' })

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@container': { [room.medium]: { gridTemplateColumns: 'auto auto 1fr auto' } },
})

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  '@container': { [room.medium]: { justifyContent: 'flex-end' } },
})
export const total = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
})
