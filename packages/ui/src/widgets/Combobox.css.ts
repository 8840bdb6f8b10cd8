import { style } from '@vanilla-extract/css'
import { radius, vars } from '../theme/index.ts'

export const press = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: radius.small,
  color: vars.color.inkSoft,
  selectors: { '&:hover:enabled': { color: vars.color.brand, background: vars.color.sunken } },
})
export const mark = style({ marginInlineStart: 'auto' })
