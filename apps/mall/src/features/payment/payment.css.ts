import { sprinkles } from '@compute-mall/ui/sprinkles'
import { focusRing, from, leading, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '960px',
  width: '100%',
  marginInline: 'auto',
  padding: `${space[4]} ${space[4]} ${space[8]}`,
  '@media': { [from.tablet]: { gap: space[6], paddingBlock: space[8] } },
})
export const title = sprinkles({ fontSize: 'heading' })

export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
})
export const facts = sprinkles({ display: 'grid', gap: 1, color: 'soft' })
export const bought = sprinkles({ color: 'ink', fontWeight: 'medium' })
export const amount = style({
  display: 'grid',
  gap: space[1],
  '@media': { [from.tablet]: { justifyItems: 'end' } },
})
export const soft = sprinkles({ color: 'soft' })

export const methods = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
export const legend = style({ fontSize: size.title, fontWeight: weight.bold, paddingBottom: space[4] })
export const rechargeLink = style({ paddingBlockStart: space[3] })
export const method = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: '72px',
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': {
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
    '&:has(input:focus-visible)': focusRing('2px'),
    '&:has(input:disabled)': { cursor: 'not-allowed', background: vars.color.sunken },
  },
})
export const methodIcon = style({
  color: vars.color.brand,
  selectors: { [`${method}:has(input:disabled) &`]: { color: vars.color.inkFaint } },
})
export const methodName = style({ display: 'block', fontWeight: weight.medium, fontSize: size.lead })
export const radio = style({ accentColor: vars.color.brand, width: '18px', height: '18px' })
export const pay = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr auto auto' } },
})
export const payHint = style({
  gridColumn: '1 / -1',
  color: vars.color.inkSoft,
  fontSize: size.caption,
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
})

export const scan = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[6],
  textAlign: 'center',
})
/** Where the payment stands, and what to do. */
export const said = sprinkles({ display: 'grid', gap: 1 })
export const scanTitle = style({ fontSize: size.title, lineHeight: leading.tight })
export const clock = style({ display: 'flex', alignItems: 'baseline', gap: space[2], paddingTop: space[1] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
})
export const stretch = style({ justifySelf: 'stretch', textAlign: 'start' })
export const resultFacts = style({ width: 'min(100%, 520px)', paddingBlock: space[2], textAlign: 'start' })
export const next = style({
  width: 'min(100%, 520px)',
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.sunken,
  textAlign: 'start',
})
export const nextTitle = style({ fontSize: size.lead, paddingBottom: space[2] })
export const nextSteps = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[5],
  color: vars.color.inkSoft,
  listStyle: 'decimal',
})
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingTop: space[6],
  '@media': { [from.tablet]: { justifyItems: 'start' } },
})
export const wideForm = style([form, { justifyItems: 'stretch', maxWidth: '480px', paddingTop: space[2] }])
export const stack = sprinkles({ display: 'grid', gap: 4 })
