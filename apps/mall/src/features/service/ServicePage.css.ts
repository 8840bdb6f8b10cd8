import { sprinkles } from '@compute-mall/ui/sprinkles'
import { content, from, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const hero = style({
  color: vars.color.onDark,
  background: `${vars.picture.hero} left bottom, ${vars.color.dark}`,
})
export const inside = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space[4],
    paddingBlock: space[8],
    '@media': { [from.tablet]: { paddingBlock: space[16] } },
  },
])
/** A word that is longer than a phone, in a text of twice its size, is parted: between syllables where browsers know them. */
export const title = style({ fontSize: size.display, overflowWrap: 'anywhere', hyphens: 'auto' })
export const lead = style({ maxWidth: '40em', fontSize: size.lead })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const part = sprinkles({ display: 'grid', gridTemplateColumns: 1, gap: 4 })
export const form = sprinkles({ display: 'grid', gap: 4 })
