import { sprinkles } from '@compute-mall/ui/sprinkles'
import { radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const filters = sprinkles({ display: 'flex', flexWrap: 'wrap', gap: 1, padding: 3 })
export const filter = style([
  sprinkles({ paddingBlock: 0, paddingInline: 3, borderRadius: 'round', color: 'soft', fontSize: 'caption' }),
  {
    minHeight: '32px',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-pressed=true]': {
        color: vars.color.brand,
        background: vars.color.brandSoft,
        fontWeight: weight.medium,
      },
    },
  },
])
export const more = sprinkles({ display: 'flex', justifyContent: 'center', padding: 3 })
/** Beside the last words, which are cut off before it wraps. */
export const state = style({ flexShrink: 0, maxWidth: '70%' })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // As high as with its buttons, which a conversation that is done has not.
  minHeight: '37px',
  padding: `${space[1]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const barWords = style({ flex: 1 })
export const card = sprinkles({ display: 'grid', alignContent: 'start', gap: 4 })
export const heading = style([
  sprinkles({ fontSize: 'body', fontWeight: 'bold' }),
  { marginBottom: space[2] },
])
export const notes = style({
  display: 'grid',
  gap: space[2],
  margin: `0 0 ${space[3]}`,
  padding: 0,
  listStyle: 'none',
})
export const note = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  background: vars.color.warnSoft,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const by = sprinkles({ display: 'block', color: 'soft', fontSize: 'caption' })
export const facts = style([
  sprinkles({ display: 'grid', gap: 2, margin: 0, padding: 0, overflowWrap: 'anywhere' }),
  { listStyle: 'none' },
])
export const fact = sprinkles({ display: 'block' })
export const replies = style({
  display: 'grid',
  gap: space[2],
  maxHeight: '40vh',
  overflowY: 'auto',
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.page,
})
export const reply = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.sunken },
})
export const replyRow = sprinkles({ display: 'flex', alignItems: 'start', gap: 2 })
export const replyList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
