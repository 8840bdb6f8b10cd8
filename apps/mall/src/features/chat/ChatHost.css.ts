import { sprinkles } from '@compute-mall/ui/sprinkles'
import {
  belowTablet,
  clear,
  from,
  inset,
  layer,
  low,
  radius,
  size,
  space,
  vars,
} from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/**
 * Never over the page: in the margin beside the content, above the feedback link, where there is one, and at the end of
 * the page below tablet width.
 */
export const support = style([
  sprinkles({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 }),
  sprinkles({ color: 'onBrand', background: 'brand', fontWeight: 'medium' }),
  {
    width: '100%',
    minHeight: '48px',
    paddingBlockEnd: inset.bottom,
    ':hover': { background: vars.color.brandHover },
    '@media': {
      [belowTablet]: {
        // The end of the page clears a bar that stays at the lower edge.
        selectors: { [`html:has(${clear.bottomBar}) &`]: { marginBlockEnd: `calc(5rem + ${inset.bottom})` } },
      },
      [from.tablet]: {
        position: 'fixed',
        zIndex: layer.sticky,
        insetInlineEnd: inset.right,
        bottom: 'calc(20vh + 160px)',
        width: space[6],
        paddingBlock: space[3],
        borderRadius: `${radius.medium} 0 0 ${radius.medium}`,
        boxShadow: vars.elevation[2],
        fontSize: size.caption,
        writingMode: 'vertical-rl',
      },
      [low]: { display: 'none' },
    },
  },
])
