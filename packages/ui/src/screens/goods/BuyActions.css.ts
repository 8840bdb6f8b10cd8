import { style } from '@vanilla-extract/css'
import { space, vars } from '../../theme/index.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const inCart = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.success,
  ':empty': { display: 'none' },
})
