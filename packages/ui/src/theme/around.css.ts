import { createVar } from '@vanilla-extract/css'

/** How much of the window a layout takes above and below a page; the layout says it. */
export const around = createVar()
