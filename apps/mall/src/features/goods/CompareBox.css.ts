import { control, layer, size, vars } from '@compute-mall/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Above the link that covers the row, and as high as a thumb where there is no pointer. */
export const box = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'inline-flex',
  justifySelf: 'start',
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
globalStyle(`${box} label`, {
  alignItems: 'center',
  '@media': { '(pointer: coarse)': { minHeight: control.large } },
})
