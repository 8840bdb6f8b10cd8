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
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [from.tablet]: { flex: '0 1 auto' } },
})
