import { radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** The cover in a row of the list. */
/** Long, and of no syllables: it must not widen its column. */
export const id = style({ overflowWrap: 'anywhere' })

export const thumb = style({ display: 'block', width: '40px', height: '40px' })
/** What somebody wrote, in the lines in which they wrote it. */
export const written = style({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
/** What the shop answered to it. */
export const reply = style([
  written,
  {
    marginTop: space[2],
    padding: space[2],
    borderRadius: radius.medium,
    background: vars.color.sunken,
  },
])
