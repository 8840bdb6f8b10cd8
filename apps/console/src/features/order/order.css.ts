import { sprinkles } from '@compute-mall/ui/sprinkles'
import { radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Below what a cell is about. */
export const under = sprinkles({ display: 'block', color: 'soft', fontSize: 'caption' })
/** Figures that change every second and must not move what stands beside them. */
export const countdown = style({ fontVariantNumeric: 'tabular-nums' })
/** A number or a state is read as a whole. */
export const number = style({ whiteSpace: 'nowrap' })
export const hint = sprinkles({ fontSize: 'lead' })
/** Wide enough for whole words at twice the size of text: the table scrolls rather than breaking them. */
export const lines = style({ minWidth: '24em' })
/** What somebody wrote, in the lines in which they wrote it. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
/** What a shop answered to it. */
export const reply = style([
  written,
  { padding: space[3], borderRadius: radius.medium, background: vars.color.sunken },
])
