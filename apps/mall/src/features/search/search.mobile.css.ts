import { control, inset, layer, size, space, staying, vars, weight } from '@compute-mall/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { end as priceEnd, range as priceRange } from './PriceRange.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[3]} ${space[3]} ${space[6]}`,
})
export const title = style({ paddingInline: space[1], fontSize: size.title, overflowWrap: 'anywhere' })
export const part = style({ display: 'grid', gap: space[2], minWidth: 0 })
export const subtitle = style({ paddingInline: space[1], fontSize: size.lead })

export const searchPage = style({ minHeight: '100%' })
/** Right below the bar of the page, which is 53 px high. */
export const bar = style({
  ...staying,
  top: `calc(53px + ${inset.top})`,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'stretch',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.card,
})
globalStyle(`html:has(${bar})`, { scrollPaddingTop: `calc(7rem + ${inset.top})` })
export const sorts = style({ display: 'flex', flexWrap: 'wrap', flex: 1, minWidth: 0 })
const choice = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minHeight: control.large,
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
} as const
export const sort = style({
  ...choice,
  flex: '1 1 auto',
  paddingInline: space[1],
  selectors: {
    '&[aria-pressed=true]': { color: vars.color.brand, fontWeight: weight.bold },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const filter = style({
  ...choice,
  gap: space[1],
  paddingInline: space[2],
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-chosen]': { color: vars.color.brand, fontWeight: weight.medium },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const results = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[3]} ${space[3]} ${space[6]}`,
})
export const filters = style({ display: 'grid', gap: space[4] })
globalStyle(`${filters} ${priceRange}`, { flex: '1 1 100%' })
globalStyle(`${filters} ${priceEnd}`, { flex: '1 1 0', width: 0 })

export const end = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  color: vars.color.inkFaint,
  textAlign: 'center',
})
