import { globalStyle, style } from '@vanilla-extract/css'
import { content } from '../../layouts/Shell.css.ts'
import { from, space } from '../../theme/index.ts'

export const page = style([
  content,
  { display: 'grid', gap: space[4], paddingBlock: `${space[4]} ${space[20]}` },
])
export const top = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [from.desktop]: { gridTemplateColumns: '440px minmax(0, 1fr)', gap: space[10] },
  },
})
export const below = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18.75rem' } },
})
export const column = style({ display: 'grid', alignContent: 'start', gap: space[4] })
/** A place that waits for words takes no room. */
globalStyle(`${page} [role=alert]:empty`, { position: 'absolute' })
