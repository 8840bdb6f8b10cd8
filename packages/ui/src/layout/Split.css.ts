import { recipe } from '@vanilla-extract/recipes'
import { from, space } from '../theme/index.ts'

const beside = (columns: string) => ({ '@media': { [from.desktop]: { gridTemplateColumns: columns } } })

export const split = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[4],
    '@media': { [from.desktop]: { columnGap: space[6] } },
  },
  variants: {
    aside: {
      start: beside('240px minmax(0, 1fr)'),
      end: beside('minmax(0, 1fr) 320px'),
    },
  },
})
