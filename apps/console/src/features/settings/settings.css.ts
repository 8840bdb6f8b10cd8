import { sprinkles } from '@compute-mall/ui/sprinkles'
import { space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** As many columns as there is room for. */
export const choices = style([
  sprinkles({ display: 'grid', gap: 3 }),
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(16em, 100%), 1fr))' },
])
/** A kind of notice, and the ways in which it comes. */
export const choice = style([
  sprinkles({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0 }),
  { columnGap: space[4], rowGap: space[1], border: 0, minInlineSize: 0 },
])
/** A secret is one word: it breaks where the dialog ends. */
export const secret = sprinkles({ overflowWrap: 'anywhere' })
