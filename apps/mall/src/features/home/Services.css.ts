import { radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { center, link as centerLink } from './CenterBoard.css.ts'

export const services = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[4],
})
export const service = style([center, { padding: space[5] }])
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.medium,
  color: vars.color.brand,
  background: vars.color.brandSoft,
})
export const name = style({ fontSize: size.lead })
export const link = centerLink
export const lead = style({ color: vars.color.inkSoft, fontSize: size.caption })
