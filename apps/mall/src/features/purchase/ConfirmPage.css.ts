import { content, from, radius, size, space, vars, visuallyHiddenRule, weight } from '@compute-mall/ui/theme'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

export const page = style([
  content,
  {
    display: 'grid',
    gap: space[4],
    containerType: 'inline-size',
    paddingBlock: `${space[4]} 0`,
    '@media': { [from.tablet]: { paddingBlock: `${space[6]} 0` } },
  },
])
/** How far the tip stands off the edges of a page whose panels do not; where nothing is said, not at all. */
export const tipInset = createVar()
/** A place that waits for words takes no room. */
export const tip = style({
  padding: fallbackVar(tipInset, '0px'),
  selectors: { '&:empty': { position: 'absolute' } },
})
export const title = style({ fontSize: size.heading })
export const soft = style({ color: vars.color.inkSoft, fontSize: size.caption, fontWeight: weight.regular })

export const reasonLine = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  alignItems: 'center',
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr auto' } },
})

/** The room for columns, measured in the reader's text size, wherever that was chosen. */
const wide = '(min-width: 70rem)'
const columns = 'minmax(0, 1fr) 12.5rem 8.75rem 5rem 5.625rem 8.75rem'
const row = { display: 'grid', gridTemplateColumns: columns, columnGap: space[4] } as const

export const headings = style({
  display: 'none',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  background: vars.color.sunken,
  '@container': { [wide]: row },
})
export const line = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@container': { [wide]: { ...row, alignItems: 'start', paddingInline: space[4] } },
})
export const goods = style({ display: 'flex', gap: space[3], minWidth: 0 })
export const cover = style({ flex: 'none', width: '64px', overflow: 'hidden', borderRadius: radius.medium })
export const goodsName = style({ fontSize: size.lead, fontWeight: weight.medium })
export const reason = style({ color: vars.color.danger })

/** On a phone each figure follows its name; on a desktop it stands in the column that has the name on top. */
export const figures = style({
  display: 'grid',
  gap: space[2],
  '@container': { [wide]: { display: 'contents' } },
})
export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  textAlign: 'end',
  '@container': { [wide]: { display: 'block' } },
})
export const configuration = style([figure, { '@container': { [wide]: { textAlign: 'start' } } }])
export const figureName = style({
  flex: 'none',
  color: vars.color.inkSoft,
  '@container': { [wide]: visuallyHiddenRule },
})
export const atEnd = style({ textAlign: 'end' })
export const subtotal = style({ fontWeight: weight.bold })

export const summary = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.tablet]: { justifyItems: 'end' } },
})
export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[2]} ${space[6]}`,
  '@media': { [from.tablet]: { textAlign: 'end' } },
})
export const notice = style({ justifySelf: 'stretch' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@media': {
    [from.tablet]: { display: 'grid', gridTemplateColumns: '1fr auto auto', columnGap: space[6] },
  },
})
export const note = style({
  flexBasis: '100%',
  color: vars.color.inkSoft,
  fontSize: size.caption,
  textWrap: 'balance',
  '@media': { [from.tablet]: { maxWidth: '420px' } },
})
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
})
