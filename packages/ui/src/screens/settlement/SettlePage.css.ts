import { style } from '@vanilla-extract/css'
import { content } from '../../layouts/Shell.css.ts'
import { from, radius, size, space, vars } from '../../theme/index.ts'
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
export const title = style({ fontSize: size.display })
/** Beside the ornament of a theme, which stands at the end. */
export const lead = style({ maxWidth: '36rem', color: vars.color.onDarkSoft, fontSize: size.lead })

/** One's own application comes first, and stands at the side where there is room. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'inherit',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' } },
})
export const own = style({ '@media': { [from.desktop]: { gridArea: '1 / 2' } } })
export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  '@media': { [from.desktop]: { gridArea: '1 / 1' } },
})

export const both = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space[6],
})
export const type = style({ paddingBottom: space[2], fontSize: size.lead })
