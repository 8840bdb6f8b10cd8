import { style } from '@vanilla-extract/css'
import { vars } from '../theme/index.ts'
import { cover } from './GoodsCover.css.ts'

/** A theme may do without drawings. */
export const drawing = style([cover, { visibility: vars.picture.drawing as 'visible' }])
