import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = sprinkles({ display: 'flex', alignItems: 'center', gap: 3 })
export const count = sprinkles({ flex: 1, minWidth: 0 })

export const region = style({
  overflowX: 'auto',
  // What gets the focus comes to stand beside the names of the facts, not behind them.
  scrollPaddingInlineStart: '6rem',
  // A shadow at an edge behind which there is more; it goes with what covers it.
  backgroundImage: `linear-gradient(to right, ${vars.color.card} 40%, transparent), linear-gradient(to left, ${vars.color.card} 40%, transparent), linear-gradient(to right, rgb(0 0 0 / 18%), transparent), linear-gradient(to left, rgb(0 0 0 / 18%), transparent)`,
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '40px 100%, 40px 100%, 12px 100%, 12px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
})
export const table = style({ width: '100%', textAlign: 'start' })
const cellRule = { padding: space[3], textAlign: 'start', verticalAlign: 'top' } as const
/** The names of the facts stay in sight while the offers move. */
const first = {
  ...cellRule,
  position: 'sticky',
  insetInlineStart: 0,
  // Before the stars of a rating, which are a layer of their own.
  zIndex: 1,
  background: vars.color.sunken,
} as const
export const corner = style(first)
/** Rows in which the offers differ have a bar before them, the others step back. */
const mark = { boxShadow: `inset 3px 0 0 ${vars.color.brand}` } as const
export const fact = style({
  ...first,
  color: vars.color.inkSoft,
  fontWeight: weight.regular,
  minWidth: '72px',
  selectors: { 'tr[data-differs] > &': { ...mark, color: vars.color.ink } },
})
export const offer = style({ ...cellRule, minWidth: '148px', background: vars.color.sunken })
export const cell = style({
  ...cellRule,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: weight.medium,
  selectors: {
    'tr:not([data-differs]) > &': { color: vars.color.inkSoft, fontWeight: weight.regular },
  },
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  paddingBottom: space[2],
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const differs = style({ ...mark, paddingInlineStart: space[2] })
/** Four offers fit a desktop; a phone has room for less than two. */
export const scrolls = style({ '@media': { [from.tablet]: { display: 'none' } } })
