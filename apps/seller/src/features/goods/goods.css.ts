import { radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** A version of goods as wide as it may be. */
export const desktop = style({ minWidth: 0, overflowWrap: 'anywhere' })
/** The same as wide as a phone. */
export const phone = style([
  desktop,
  {
    maxWidth: '390px',
    padding: space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.large,
  },
])
export const cover = style({ maxWidth: '240px' })
/** The cover in a row of the list. */
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
