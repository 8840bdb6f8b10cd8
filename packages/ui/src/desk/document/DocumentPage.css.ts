import { style } from '@vanilla-extract/css'
import { leading, low, size, space, vars } from '../../theme/index.ts'

export const contents = style({
  position: 'sticky',
  top: '72px',
  display: 'grid',
  gap: space[2],
  '@media': { [low]: { position: 'static' } },
})
export const entry = style({
  color: vars.color.inkSoft,
  textAlign: 'start',
  ':hover': { color: vars.color.brand },
})
export const text = style({
  display: 'grid',
  gap: space[3],
  maxWidth: '46rem',
  fontSize: size.lead,
  lineHeight: leading.text,
})
