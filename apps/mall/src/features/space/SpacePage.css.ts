import { liftingCard } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { style } from '@vanilla-extract/css'

export const card = style([
  liftingCard,
  sprinkles({ display: 'grid', alignContent: 'start', gap: 2, padding: 4 }),
  { height: '100%' },
])
/** A command to copy, in lines as long as there is room for. */
export const code = style([
  sprinkles({ display: 'block', padding: 3, borderRadius: 'medium', background: 'page' }),
  sprinkles({ fontSize: 'caption', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
])
/** Has its room before what it shows is there, so that nothing below moves. */
export const own = style({ minHeight: '9rem' })
export const frame = style({ display: 'block', width: '100%', height: '9rem', border: 'none' })
