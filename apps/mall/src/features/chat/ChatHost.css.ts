import { sprinkles } from '@compute-mall/ui/sprinkles'
import { inset, layer, low, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** At the lower right of every page, clear of the bars that stay at the lower edge. */
export const support = style([
  sprinkles({ display: 'inline-flex', alignItems: 'center', gap: 2, paddingInline: 4 }),
  sprinkles({ borderRadius: 'round', color: 'onBrand', background: 'brand', fontWeight: 'medium' }),
  {
    position: 'fixed',
    zIndex: layer.sticky,
    insetInlineEnd: `calc(${space[6]} + ${inset.right})`,
    bottom: `calc(${space[16]} + ${inset.bottom})`,
    minHeight: '40px',
    boxShadow: vars.elevation[2],
    ':hover': { background: vars.color.brandHover },
    '@media': { [low]: { display: 'none' } },
  },
])
