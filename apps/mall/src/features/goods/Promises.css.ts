import { row } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, space, vars } from '@compute-mall/ui/theme'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** What tells them from what is above; where nothing is said, a line. */
export const promisesTop = createVar()
export const promisesRule = createVar()
export const list = style([
  sprinkles({ display: 'grid', gap: 2 }),
  {
    ...columnsOf('180px'),
    paddingTop: fallbackVar(promisesTop, space[4]),
    borderTop: fallbackVar(promisesRule, `1px solid ${vars.color.line}`),
  },
])
export const promise = style([row, sprinkles({ gap: 2, color: 'soft', fontSize: 'caption' })])
export const icon = sprinkles({ color: 'success' })
