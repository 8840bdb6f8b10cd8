import { centred } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { focusRing, from, space, vars } from '@compute-mall/ui/theme'
import { type StyleRule, style } from '@vanilla-extract/css'

const fromTablet = (rule: StyleRule) => ({ '@media': { [from.tablet]: rule } })
/** As wide as a fact and its name are read together. */
const readable = { width: 'min(100%, 520px)' } as const

export const page = style([
  sprinkles({ display: 'grid', gap: { phone: 4, tablet: 6 }, width: 'full', paddingInline: 4 }),
  { maxWidth: '960px', marginInline: 'auto', paddingBlock: `${space[4]} ${space[8]}` },
  fromTablet({ paddingBlock: space[8] }),
])

export const facts = sprinkles({ display: 'grid', gap: 1, color: 'soft' })
export const amount = style([sprinkles({ display: 'grid', gap: 1 }), fromTablet({ justifyItems: 'end' })])
export const soft = sprinkles({ color: 'soft' })

export const methods = sprinkles({ display: 'grid', gap: 3, gridTemplateColumns: { tablet: 2 } })
export const legend = sprinkles({ fontSize: 'title', fontWeight: 'bold', paddingBottom: 4 })
export const rechargeLink = sprinkles({ paddingTop: 3 })
export const method = style([
  sprinkles({ display: 'grid', alignItems: 'center', gap: 3, padding: 4 }),
  sprinkles({ border: 'line', borderRadius: 'medium' }),
  {
    gridTemplateColumns: 'auto 1fr auto',
    minHeight: '72px',
    cursor: 'pointer',
    selectors: {
      '&:has(input:checked)': {
        borderColor: vars.color.brand,
        boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
      },
      '&:has(input:focus-visible)': focusRing('2px'),
      '&:has(input:disabled)': { cursor: 'not-allowed', background: vars.color.sunken },
    },
  },
])
export const methodIcon = style([
  sprinkles({ color: 'brand' }),
  { selectors: { [`${method}:has(input:disabled) &`]: { color: vars.color.inkFaint } } },
])
export const methodName = sprinkles({ display: 'block', fontWeight: 'medium', fontSize: 'lead' })
export const radio = style({ accentColor: vars.color.brand, width: '18px', height: '18px' })
export const pay = style([
  sprinkles({ display: 'grid', alignItems: 'center', rowGap: 2, columnGap: 3 }),
  { gridTemplateColumns: '1fr auto' },
  fromTablet({ gridTemplateColumns: '1fr auto auto' }),
])
export const payHint = style([
  sprinkles({ color: 'soft', fontSize: 'caption', gridColumn: 'all' }),
  fromTablet({ gridColumn: 'auto' }),
])

export const scan = style([centred, sprinkles({ gap: 4, paddingBlock: 6 })])
export const scanTitle = sprinkles({ fontSize: 'title', lineHeight: 'tight' })
export const clock = sprinkles({ display: 'flex', alignItems: 'baseline', gap: 2, paddingTop: 1 })
export const stretch = sprinkles({ justifySelf: 'stretch', textAlign: 'start' })
export const resultFacts = style([sprinkles({ paddingBlock: 2, textAlign: 'start' }), readable])
export const next = style([
  sprinkles({ padding: 4, borderRadius: 'medium', background: 'sunken', textAlign: 'start' }),
  readable,
])
export const nextTitle = sprinkles({ fontSize: 'lead', paddingBottom: 2 })
export const nextSteps = style([
  sprinkles({ display: 'grid', gap: 1, color: 'soft' }),
  { paddingInlineStart: space[5], listStyle: 'decimal' },
])
export const form = style([
  sprinkles({ display: 'grid', gridTemplateColumns: 1, gap: 4, paddingTop: 6 }),
  fromTablet({ justifyItems: 'start' }),
])
export const wideForm = style([
  sprinkles({ display: 'grid', gridTemplateColumns: 1, gap: 4, paddingTop: 2 }),
  { maxWidth: '480px' },
])
