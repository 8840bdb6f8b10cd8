import { radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** What customers would see, as wide as it may be. */
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
