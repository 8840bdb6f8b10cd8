import { style } from '@vanilla-extract/css'
import { from, space } from '../../theme/index.ts'

export const actions = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  maxWidth: '100%',
  alignItems: 'center',
  gap: space[2],
  '@media': { [from.tablet]: { marginInlineStart: 'auto' }, print: { display: 'none' } },
})
export const title = style({
  // On a phone, actions that need more than the rest of the line stand below the title.
  flex: '1 1 55%',
  minWidth: 0,
  '@media': { [from.tablet]: { flex: '0 1 auto' } },
})
