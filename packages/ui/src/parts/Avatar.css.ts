import { style } from '@vanilla-extract/css'
import { radius, vars, weight } from '../theme/index.ts'

export const avatar = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.round,
  color: vars.color.brand,
  background: vars.color.brandSoft,
  fontWeight: weight.bold,
  userSelect: 'none',
})
export const portrait = style({ width: '100%', height: '100%', objectFit: 'cover' })
