import { style, styleVariants } from '@vanilla-extract/css'
import { from, space, vars } from '../theme/index.ts'

export const list = style({ display: 'grid', gap: `${space[3]} ${space[6]}` })
/** So many at most, and fewer where a name and its value have no room in the reader's text size. */
export const columns = styleVariants({ 1: [1], 2: [2], 3: [3] }, ([count = 1]) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(15rem, (100% - ${count - 1} * ${space[6]}) / ${count})), 1fr))`,
}))
const row = style({ display: 'grid', alignItems: 'baseline', gap: space[3] })
/** A value stands beside its name as long as an amount of money has room there in the reader's text size. */
const short = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] })
/** Where the name of a value stands: beside it, with room for a word or for a whole name, or above it. */
export const rows = {
  short,
  ...styleVariants({
    long: [row, { gridTemplateColumns: 'minmax(5.5rem, min(16rem, 50%)) minmax(0, 1fr)' }],
    above: [row, { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }],
  }),
}
export const term = style({
  color: vars.color.inkFaint,
  selectors: { [`${short} > &`]: { flex: '0 0 max(5.5rem, 32%)' } },
  '@media': {
    [from.tablet]: { selectors: { [`${short} > &`]: { flexBasis: 'max(4.5rem, min(8rem, 33%))' } } },
  },
})
export const value = style({
  minWidth: 0,
  selectors: { [`${short} > &`]: { flex: '1 1 7rem' } },
})
