import { style } from '@vanilla-extract/css'
import { from, space } from '../../theme/index.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  width: '100%',
  maxWidth: `calc(1280px + 2 * ${space[6]})`,
  marginInline: 'auto',
  padding: `${space[4]} ${space[4]} ${space[8]}`,
  '@media': { [from.tablet]: { padding: `${space[6]} ${space[6]} ${space[12]}` } },
})

export const stretched = style({ width: '100%' })
