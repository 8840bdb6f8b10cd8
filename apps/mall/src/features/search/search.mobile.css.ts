import { sprinkles } from '@compute-mall/ui/sprinkles'
import { clear, control, inset, layer, size, space, staying, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { endFlex, endWidth, rangeFlex } from './PriceRange.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[3]} ${space[3]} ${space[6]}`,
})
export const title = style({ paddingInline: space[1], fontSize: size.title, overflowWrap: 'anywhere' })
export const part = sprinkles({ display: 'grid', gap: 2, minWidth: 0 })
export const subtitle = style({ paddingInline: space[1], fontSize: size.lead })

export const searchPage = style({ minHeight: '100%' })
/** Right below the bar of the page, which is 53 px high. */
export const bar = style([
  clear.twoTopBars,
  {
    ...staying,
    top: `calc(53px + ${inset.top})`,
    zIndex: layer.sticky,
    display: 'flex',
    alignItems: 'stretch',
    borderBottom: `1px solid ${vars.color.line}`,
    background: vars.color.card,
  },
])
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
/** The ends of the price range share the whole line. */
export const filters = style({
  vars: { [rangeFlex]: '1 1 100%', [endFlex]: '1 1 0', [endWidth]: '0px' },
  display: 'grid',
  gap: space[4],
})

export const end = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  color: vars.color.inkFaint,
  textAlign: 'center',
})
