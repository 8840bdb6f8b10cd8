import { style } from '@vanilla-extract/css'
import { radius, space, vars } from '../../theme/index.ts'

/** What customers would see, as wide as it may be. */
export const desktopFrame = style({ minWidth: 0, overflowWrap: 'anywhere' })
/** The same as wide as a phone. */
export const phoneFrame = style([
  desktopFrame,
  {
    maxWidth: '390px',
    padding: space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.large,
  },
])
export const cover = style({ maxWidth: '240px' })
