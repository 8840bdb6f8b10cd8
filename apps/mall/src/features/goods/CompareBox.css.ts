import { sprinkles } from '@compute-mall/ui/sprinkles'
import { control, layer, thumb } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Above the link that covers the row, and as high as a thumb where there is no pointer. */
export const box = style([
  sprinkles({ position: 'relative', display: 'inline-flex', color: 'soft', fontSize: 'caption' }),
  {
    zIndex: layer.raised,
    justifySelf: 'start',
    vars: { [thumb.align]: 'center' },
    '@media': { '(pointer: coarse)': { vars: { [thumb.height]: control.large } } },
  },
])
