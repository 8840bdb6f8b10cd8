import { style, styleVariants } from '@vanilla-extract/css'
import { from, space, vars } from '../theme/index.ts'

export const list = style({ display: 'grid', gap: `${space[3]} ${space[6]}` })
export const columns = styleVariants({ 1: [1], 2: [2], 3: [3] }, ([count]) => ({
  '@media': { [from.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
}))
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space[3],
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(4.5rem, 8rem) minmax(0, 1fr)' } },
})
export const term = style({ color: vars.color.inkFaint })
