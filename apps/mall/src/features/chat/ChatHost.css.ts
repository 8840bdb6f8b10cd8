import { inset, layer, low, radius, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** At the lower right of every page, clear of the bars that stay at the lower edge. */
export const support = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetInlineEnd: `calc(${space[6]} + ${inset.right})`,
  bottom: `calc(${space[16]} + ${inset.bottom})`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '40px',
  padding: `0 ${space[4]}`,
  borderRadius: radius.round,
  color: vars.color.onBrand,
  background: vars.color.brand,
  boxShadow: vars.elevation[2],
  fontWeight: weight.medium,
  ':hover': { background: vars.color.brandHover },
  '@media': { [low]: { display: 'none' } },
})
