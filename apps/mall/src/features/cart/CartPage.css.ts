import { baseline, cover as itemCover, row, ruled } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { space } from '@compute-mall/ui/theme'
import { type StyleRule, style } from '@vanilla-extract/css'

/** The columns of figures stand under their headings where there is room for them. */
const figureColumns = '9.375rem 11.875rem 5.625rem 8.75rem 36px'
/**
 * The room that a line has, measured in the reader's text size, wherever that was chosen: a condition of the window
 * knows the size that the browser is set to, and no other.
 */
const room = { wide: '(min-width: 70rem)', medium: '(min-width: 42rem)' } as const
const where = (condition: keyof typeof room, rule: StyleRule) => ({
  '@container': { [room[condition]]: rule },
})
const clearOfSides = where('wide', { paddingInline: space[6] })

export const center = style([
  row,
  sprinkles({ gap: 3, paddingBlock: 3, paddingInline: 4, borderBottom: 'line', background: 'sunken' }),
  clearOfSides,
])
export const columns = style([
  sprinkles({ display: 'none', flex: 'none', marginInlineStart: 'auto', color: 'faint' }),
  where('wide', { display: 'grid', gridTemplateColumns: figureColumns, columnGap: space[4] }),
])

export const shop = style([ruled, sprinkles({ paddingTop: 3, paddingInline: 4 }), clearOfSides])
export const shopName = style([row, sprinkles({ gap: 2, color: 'soft' })])

export const line = style([
  ruled,
  sprinkles({ display: 'grid', gap: 3, alignItems: 'start', paddingBlock: 4 }),
  {
    gridTemplateColumns: '24px 72px minmax(0, 1fr)',
    gridTemplateAreas: '"check cover goods" ". figures figures"',
    '@container': {
      [room.medium]: { gridTemplateColumns: '24px 88px minmax(0, 1fr)' },
      [room.wide]: {
        gridTemplateColumns: '24px 88px minmax(0, 1fr) auto',
        gridTemplateAreas: '"check cover goods figures"',
        alignItems: 'center',
      },
    },
  },
])
export const check = style({ gridArea: 'check', alignSelf: 'center' })
export const cover = style([itemCover, { gridArea: 'cover' }])
export const fadedCover = style([cover, { opacity: 0.6 }])
export const goods = style([sprinkles({ display: 'grid', gap: 1, minWidth: 0 }), { gridArea: 'goods' }])
export const goodsName = sprinkles({ color: 'ink', fontWeight: 'medium', fontSize: 'lead' })
export const reason = sprinkles({ color: 'danger' })

export const figures = style([
  sprinkles({ display: 'grid', alignItems: 'center', rowGap: 3, columnGap: 4 }),
  {
    gridArea: 'figures',
    gridTemplateColumns: '1fr auto',
    gridTemplateAreas: '"price duration" "amount amount" "subtotal remove"',
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
  },
])
export const unitPrice = style({ gridArea: 'price' })
export const amount = style({ gridArea: 'amount' })
export const duration = style({ gridArea: 'duration' })
export const subtotal = style([
  sprinkles({ color: 'price', fontWeight: 'bold', fontSize: 'lead' }),
  { gridArea: 'subtotal' },
])
export const remove = style({ gridArea: 'remove', justifySelf: 'end' })

export const bar = style([
  sprinkles({ display: 'grid', alignItems: 'center', rowGap: 2, columnGap: 4 }),
  { gridTemplateColumns: '1fr auto' },
  where('medium', { gridTemplateColumns: 'auto auto 1fr auto' }),
])
export const sum = style([
  baseline,
  sprinkles({ rowGap: 0, columnGap: 3 }),
  where('medium', { justifyContent: 'flex-end' }),
])
export const total = style([baseline, sprinkles({ rowGap: 0, columnGap: 2 })])
