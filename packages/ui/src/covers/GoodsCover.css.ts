import { style } from '@vanilla-extract/css'
import { weight } from '../theme/index.ts'

/** Fills the box that its place gives it; forced colours leave pictures alone. */
export const cover = style({ width: '100%', height: '100%', forcedColorAdjust: 'none' })
export const figure = style({ fontWeight: weight.bold, letterSpacing: '-0.02em' })
/** A picture of any form, cut to the box; what matters in it stands at the right, where no words are. */
export const picture = style([
  cover,
  { display: 'block', objectFit: 'cover', objectPosition: 'right center' },
])
