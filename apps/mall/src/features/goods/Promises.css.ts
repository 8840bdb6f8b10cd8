import { size, space, vars } from '@compute-mall/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${vars.color.line}`,
})
export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
globalStyle(`${promise} > svg`, { color: vars.color.success })
