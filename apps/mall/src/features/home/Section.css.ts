import { baseline } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: space[5], minWidth: 0 })
export const head = style([baseline, { gap: `${space[1]} ${space[4]}` }])
export const lead = style([
  sprinkles({ color: 'soft' }),
  { order: 1, flex: '1 0 100%', '@media': { [from.tablet]: { order: 0, flex: 1 } } },
])
export const all = style([
  sprinkles({ display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto', color: 'soft' }),
  { minHeight: space[6], ':hover': { color: vars.color.brand, textDecoration: 'none' } },
])
export const title = sprinkles({ fontSize: 'heading' })
