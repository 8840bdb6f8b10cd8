import { sprinkles } from '@compute-mall/ui/sprinkles'
import { content, from, radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { hero as ground } from './settle.css.ts'

export const page = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    paddingBlock: `${space[4]} ${space[12]}`,
    '@media': { [from.tablet]: { gap: space[6], paddingBlock: `${space[6]} ${space[12]}` } },
  },
])
export const hero = style([
  ground,
  {
    display: 'grid',
    gap: space[3],
    padding: `${space[8]} ${space[4]}`,
    borderRadius: radius.large,
    '@media': { [from.tablet]: { padding: `${space[12]} ${space[10]}` } },
  },
])
export const title = sprinkles({ fontSize: 'display' })
/** Beside the ornament of a theme, which stands at the end. */
export const lead = style({ maxWidth: '36rem', color: vars.color.onDarkSoft, fontSize: size.lead })

/** One's own application comes first, and stands at the side where both have room in the reader's text size. */
export const parts = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'start',
  gap: 'inherit',
})
export const own = style({ flex: '1 1 22.5rem', minWidth: 0 })
export const about = style({
  flex: '999 1 min(100%, 40rem)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  minWidth: 0,
})

export const both = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space[6],
})
export const type = style({ paddingBottom: space[2], fontSize: size.lead })
