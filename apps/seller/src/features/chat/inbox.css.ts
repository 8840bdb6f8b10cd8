import { radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], padding: space[3] })
export const filter = style({
  minHeight: '32px',
  padding: `0 ${space[3]}`,
  borderRadius: radius.round,
  color: vars.color.inkSoft,
  fontSize: size.caption,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed=true]': {
      color: vars.color.brand,
      background: vars.color.brandSoft,
      fontWeight: weight.medium,
    },
  },
})
/** Beside the last words, which are cut off before it wraps. */
export const state = style({ flexShrink: 0, maxWidth: '70%' })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const barWords = style({ flex: 1 })
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[4],
  overflowY: 'auto',
})
export const heading = style({ fontSize: size.body, fontWeight: weight.medium })
export const notes = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })
export const note = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  background: vars.color.warnSoft,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const by = style({ display: 'block', color: vars.color.inkSoft, fontSize: size.caption })
export const facts = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})
export const fact = style({ display: 'block' })
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
export const replyRow = style({ display: 'flex', alignItems: 'start', gap: space[2] })
export const replyList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
