import { sprinkles } from '@compute-mall/ui/sprinkles'
import { radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Below what a cell is about. */
/** What is left may take two lines where the date above it takes one. */
export const under = style([
  sprinkles({ display: 'block', color: 'soft', fontSize: 'caption' }),
  { whiteSpace: 'normal' },
])
export const ending = style([under, { color: vars.color.warn }])
/** A command on a ground of its own; a long one is broken, for it is read before it is copied. */
export const command = style({
  display: 'block',
  padding: space[3],
  borderRadius: radius.medium,
  background: vars.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
})
export const hidden = sprinkles({ color: 'soft' })
