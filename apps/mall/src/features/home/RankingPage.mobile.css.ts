import { sprinkles } from '@compute-mall/ui/sprinkles'
import { clear, inset, layer, staying, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ minHeight: '100%' })
/** Two rows right below the bar of the page, which is 53 px high. */
export const bar = style([
  clear.threeTopBars,
  sprinkles({ display: 'grid', paddingBottom: 2, borderBottom: 'line', background: 'card' }),
  { ...staying, top: `calc(53px + ${inset.top})`, zIndex: layer.sticky },
])
export const choices = sprinkles({ display: 'flex', flexWrap: 'wrap', gap: 2, paddingInline: 3 })
const choice = style([
  sprinkles({ flex: 1, minHeight: 'target', color: 'soft', textAlign: 'center' }),
  {
    minWidth: 'min-content',
    selectors: { '&[aria-pressed=true]': { color: vars.color.brand, fontWeight: weight.bold } },
  },
])
export const shelf = style([choice, sprinkles({ fontSize: 'lead' })])
export const ranking = style([
  choice,
  sprinkles({ borderRadius: 'medium', background: 'sunken' }),
  {
    selectors: {
      '&[aria-pressed=true]': { background: vars.color.brandSoft, fontWeight: weight.medium },
    },
  },
])
export const ranks = sprinkles({ paddingTop: 3, paddingInline: 3, paddingBottom: 6 })
