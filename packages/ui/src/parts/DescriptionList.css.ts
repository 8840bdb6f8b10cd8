import { style, styleVariants } from '@vanilla-extract/css'
import { from, space, vars } from '../theme/index.ts'

export const list = style({ display: 'grid', gap: `${space[3]} ${space[6]}` })
/** So many at most, and fewer where a name and its value have no room in the reader's text size. */
export const columns = styleVariants({ 1: [1], 2: [2], 3: [3] }, ([count = 1]) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(15rem, (100% - ${count - 1} * ${space[6]}) / ${count})), 1fr))`,
}))
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[3],
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(4.5rem, min(8rem, 33%)) minmax(0, 1fr)' } },
})
export const term = style({ color: vars.color.inkFaint })
