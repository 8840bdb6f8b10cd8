import { style } from '@vanilla-extract/css'
import { space } from '../../theme/index.ts'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
})
