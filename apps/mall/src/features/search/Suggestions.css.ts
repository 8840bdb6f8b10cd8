import { row } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { focusRing, layer, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const popup = style([
  sprinkles({ padding: 2, border: 'line', borderRadius: 'medium', background: 'card' }),
  {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    zIndex: layer.popup,
    maxHeight: '70vh',
    marginTop: space[1],
    overflowY: 'auto',
    boxShadow: vars.elevation[2],
  },
])
export const title = sprinkles({ paddingBlock: 1, paddingInline: 2, color: 'soft', fontSize: 'caption' })
export const option = style([
  row,
  sprinkles({ minHeight: 'target', paddingBlock: 1, paddingInline: 2, borderRadius: 'small', color: 'ink' }),
  {
    selectors: {
      '&:hover, &[aria-selected=true]': {
        color: vars.color.brand,
        background: vars.color.brandSoft,
        textDecoration: 'none',
      },
      '&[aria-selected=true]': focusRing('-2px'),
    },
  },
])
export const forget = sprinkles({ minHeight: 'target', paddingInline: 2, color: 'soft', fontSize: 'caption' })
