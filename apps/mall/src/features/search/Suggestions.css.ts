import { focusRing, layer, radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const popup = style({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  zIndex: layer.popup,
  maxHeight: '70vh',
  marginTop: space[1],
  padding: space[2],
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  boxShadow: vars.elevation[2],
})
export const title = style({
  padding: `${space[1]} ${space[2]}`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  color: vars.color.ink,
  selectors: {
    '&:hover, &[aria-selected=true]': {
      color: vars.color.brand,
      background: vars.color.brandSoft,
      textDecoration: 'none',
    },
    '&[aria-selected=true]': focusRing('-2px'),
  },
})
export const forget = style({
  minHeight: 44,
  padding: `0 ${space[2]}`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
