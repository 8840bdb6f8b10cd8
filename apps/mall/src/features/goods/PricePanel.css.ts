import { baselineEnds } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { visuallyHiddenRule } from '@compute-mall/ui/theme'
import { type StyleRule, style } from '@vanilla-extract/css'

/** Around figures: the place has a ground of its own, on which they need no frame and no names. */
export const bareFigures = style({})
const bare = (rule: StyleRule) => ({ selectors: { [`${bareFigures} &`]: rule } })

export const panel = style([
  baselineEnds,
  sprinkles({ rowGap: 2, columnGap: 6, padding: 4, borderRadius: 'medium', background: 'sunken' }),
  bare({ padding: 0, background: 'none' }),
])
export const term = style([sprinkles({ color: 'soft' }), bare(visuallyHiddenRule)])
export const total = style([
  baselineEnds,
  sprinkles({ rowGap: 1, columnGap: 4, paddingTop: 4, borderTop: 'line' }),
  bare({ paddingTop: 0, border: 0 }),
])
export const sum = sprinkles({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 3 })
