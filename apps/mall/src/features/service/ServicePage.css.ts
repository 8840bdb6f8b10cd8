import { column } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { content, from, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const hero = style([
  sprinkles({ color: 'onDark' }),
  { background: `${vars.picture.hero} left bottom, ${vars.color.dark}` },
])
export const inside = style([
  content,
  column,
  sprinkles({ justifyItems: 'start', gap: 4, paddingBlock: 8 }),
  { '@media': { [from.tablet]: { paddingBlock: space[16] } } },
])
export const form = sprinkles({ display: 'grid', gap: 4 })
/** A word that is longer than a phone, in a text of twice its size, is parted: between syllables where browsers know them. */
export const title = style([
  sprinkles({ fontSize: 'display', overflowWrap: 'anywhere' }),
  { hyphens: 'auto' },
])
export const lead = style([sprinkles({ fontSize: 'lead' }), { maxWidth: '40em' }])
