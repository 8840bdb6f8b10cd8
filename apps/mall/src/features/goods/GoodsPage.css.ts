import { content, from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    paddingBlock: `${space[4]} ${space[20]}`,
  },
])
export const top = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [from.desktop]: { gridTemplateColumns: '440px minmax(0, 1fr)', gap: space[10] },
  },
})
/** The seller stands beside what is told of the goods where both have room in the reader's text size. */
export const below = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[4] })
export const tabs = style({ flex: '999 1 min(100%, 40rem)', minWidth: 0 })
export const seller = style({ flex: '1 1 18.75rem', minWidth: 0 })
export const column = style({ display: 'grid', alignContent: 'start', gap: space[4] })
