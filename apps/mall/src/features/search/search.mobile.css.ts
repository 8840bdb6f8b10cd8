import { roomyPhonePage, row } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { clear, inset, layer, space, staying, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { endFlex, endWidth, rangeFlex } from './PriceRange.css.ts'

export const title = sprinkles({ paddingInline: 1, fontSize: 'title', overflowWrap: 'anywhere' })
export const subtitle = sprinkles({ paddingInline: 1, fontSize: 'lead' })

export const searchPage = style({ minHeight: '100%' })
/** Right below the bar of the page, which is 53 px high. */
export const bar = style([
  clear.twoTopBars,
  sprinkles({ display: 'flex', borderBottom: 'line', background: 'card' }),
  { ...staying, top: `calc(53px + ${inset.top})`, zIndex: layer.sticky },
])
export const sorts = sprinkles({ display: 'flex', flexWrap: 'wrap', flex: 1, minWidth: 0 })
const choice = style([row, sprinkles({ minHeight: 'target', color: 'soft', whiteSpace: 'nowrap' })])
const chosen = { color: vars.color.brand, fontWeight: weight.medium }
export const sort = style([
  choice,
  sprinkles({ justifyContent: 'center', gap: 'half', paddingInline: 1 }),
  {
    flex: '1 1 auto',
    selectors: {
      '&[aria-pressed=true]': { ...chosen, fontWeight: weight.bold },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
])
export const filter = style([
  choice,
  sprinkles({ gap: 1, paddingInline: 2 }),
  {
    borderInlineStart: `1px solid ${vars.color.line}`,
    selectors: { '&[data-chosen]': chosen, '&:focus-visible': { outlineOffset: '-2px' } },
  },
])
export const results = style([roomyPhonePage, { gap: space[3] }])
/** The ends of the price range share the whole line. */
export const filters = style([
  sprinkles({ display: 'grid', gap: 4 }),
  { vars: { [rangeFlex]: '1 1 100%', [endFlex]: '1 1 0', [endWidth]: '0px' } },
])
export const end = sprinkles({
  display: 'grid',
  gap: 3,
  paddingBlock: 3,
  color: 'faint',
  textAlign: 'center',
})
