import { space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Clear of the bar above it; below it the page has room of its own. */
export const outcome = style({ paddingBlockStart: space[4] })
