import { style, styleVariants } from '@vanilla-extract/css'
import { radius, size, space, vars, weight } from '../../theme/index.ts'

export const region = style({
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
})
export const table = style({ width: '100%', textAlign: 'start' })
export const head = style({
  height: '40px',
  padding: `0 ${space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  background: vars.color.sunken,
  fontSize: size.caption,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
})
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '24px',
  color: 'inherit',
  fontWeight: 'inherit',
  ':hover': { color: vars.color.ink },
  selectors: { '&[data-on]': { color: vars.color.brand } },
})
/** Of a column by which the rows could be sorted, and are not. */
export const idle = style({ opacity: 0.45 })
export const row = style({
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.color.sunken} 55%, transparent)` },
    '&[data-chosen]': { background: vars.color.infoSoft },
  },
})
export const cell = style({
  padding: `${space[3]} ${space[3]}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: weight.regular,
  verticalAlign: 'middle',
  textAlign: 'start',
  // A column is as wide as its longest word: the table scrolls rather than breaking figures.
  overflowWrap: 'break-word',
  selectors: { 'tbody:first-of-type > tr:first-child > &': { borderTop: 0 } },
})
/** What can be done with a row stays in sight however wide the rest of it is. */
const atTheEnd = { position: 'sticky', insetInlineEnd: 0 } as const
export const actionsHead = style({ ...atTheEnd, zIndex: 1 })
export const actionsCell = style({
  ...atTheEnd,
  background: vars.color.card,
  selectors: {
    [`${row}:hover > &`]: {
      background: `color-mix(in srgb, ${vars.color.sunken} 55%, ${vars.color.card})`,
    },
    [`${row}[data-chosen] > &`]: { background: vars.color.infoSoft },
  },
})
export const narrow = style({ width: '1px', whiteSpace: 'nowrap' })
export const aligns = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } })
export const nowrap = style({ whiteSpace: 'nowrap' })
export const roomy = style({ minWidth: '10em' })
export const note = style({
  padding: `0 ${space[3]} ${space[3]}`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
})

export const cards = style({ display: 'grid', gap: space[3] })
export const card = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
  selectors: { '&[data-chosen]': { borderColor: vars.color.info, background: vars.color.infoSoft } },
})
export const cardHead = style({ display: 'flex', alignItems: 'flex-start', gap: space[3], minWidth: 0 })
/** The title with its tags beside it, or below it where a word of the title would have to be broken for them. */
export const cardNames = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  flex: 1,
  minWidth: 0,
})
export const cardTitle = style({ flex: '1 1 13em', minWidth: 0, fontWeight: weight.medium })
export const facts = style({ display: 'grid', gap: space[1] })
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] })
export const factName = style({ flex: 'none', color: vars.color.inkFaint })
/** An id is one long word, which breaks rather than widens every card. */
export const factValue = style({ minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere' })
