import { control, layer, size, thumb, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Above the link that covers the row, and as high as a thumb where there is no pointer. */
export const box = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'inline-flex',
  justifySelf: 'start',
  color: vars.color.inkSoft,
  fontSize: size.caption,
  vars: { [thumb.align]: 'center' },
  '@media': { '(pointer: coarse)': { vars: { [thumb.height]: control.large } } },
})
