import { createVar } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { space } from '../theme/index.ts'

const distance = createVar()
const narrowest = createVar()

const apart = (step: string) => ({ vars: { [distance]: step } })
const atLeast = (size: string) => ({ vars: { [narrowest]: size } })
const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
})
/** So many at most, and fewer where one would be narrower than it may be. */
const atMost = (count: number) => columns(`max(${narrowest}, (100% - ${count - 1} * ${distance}) / ${count})`)

export const grid = recipe({
  base: { display: 'grid', gap: distance },
  variants: {
    gap: {
      0: apart(space[0]),
      1: apart(space[1]),
      2: apart(space[2]),
      3: apart(space[3]),
      4: apart(space[4]),
      6: apart(space[6]),
      8: apart(space[8]),
    },
    least: {
      small: atLeast('10rem'),
      medium: atLeast('15rem'),
      large: atLeast('20rem'),
    },
    columns: { 2: atMost(2), 3: atMost(3), 4: atMost(4), 5: atMost(5), any: columns(narrowest) },
  },
})
