import { sprinkles } from '@compute-mall/ui/sprinkles'
import { space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const count = sprinkles({ flex: 1, minWidth: 0 })

export const region = style([
  sprinkles({ border: 'line', borderRadius: 'medium' }),
  {
    overflowX: 'auto',
    // What gets the focus comes to stand beside the names of the facts, not behind them.
    scrollPaddingInlineStart: '6rem',
    // A shadow at an edge behind which there is more; it goes with what covers it.
    backgroundImage: `linear-gradient(to right, ${vars.color.card} 40%, transparent), linear-gradient(to left, ${vars.color.card} 40%, transparent), linear-gradient(to right, rgb(0 0 0 / 18%), transparent), linear-gradient(to left, rgb(0 0 0 / 18%), transparent)`,
    backgroundPosition: 'left, right, left, right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '40px 100%, 40px 100%, 12px 100%, 12px 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
])
export const table = sprinkles({ width: 'full', textAlign: 'start' })
const cellRule = style([sprinkles({ padding: 3, textAlign: 'start' }), { verticalAlign: 'top' }])
/** The names of the facts stay in sight while the offers move. */
export const corner = style([
  cellRule,
  sprinkles({ background: 'sunken' }),
  // Before the stars of a rating, which are a layer of their own.
  { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
])
/** Rows in which the offers differ have a bar before them, the others step back. */
const mark = { boxShadow: `inset 3px 0 0 ${vars.color.brand}` } as const
export const fact = style([
  corner,
  sprinkles({ color: 'soft', fontWeight: 'regular' }),
  { minWidth: '72px', selectors: { 'tr[data-differs] > &': { ...mark, color: vars.color.ink } } },
])
export const offer = style([cellRule, sprinkles({ background: 'sunken' }), { minWidth: '148px' }])
export const cell = style([
  cellRule,
  sprinkles({ borderTop: 'line', fontWeight: 'medium' }),
  {
    selectors: {
      'tr:not([data-differs]) > &': { color: vars.color.inkSoft, fontWeight: weight.regular },
    },
  },
])
export const legend = style([
  sprinkles({ display: 'flex', flexWrap: 'wrap', rowGap: 1, columnGap: 4, paddingBottom: 2 }),
  sprinkles({ color: 'soft', fontSize: 'caption' }),
])
export const differs = style({ ...mark, paddingInlineStart: space[2] })
/** Four offers fit a desktop; a phone has room for less than two. */
export const scrolls = sprinkles({ display: { tablet: 'none' } })
