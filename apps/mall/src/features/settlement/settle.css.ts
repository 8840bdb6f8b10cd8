import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** The ground of the heading; how large it is, each device says. */
export const hero = style([
  sprinkles({ color: 'onDark' }),
  { background: `${vars.picture.banner}, ${vars.color.dark}` },
])
/** One under another, and beside one another where there is room. */
export const steps = style([
  sprinkles({ display: 'grid', gap: 3, gridTemplateColumns: { tablet: 2 } }),
  {
    counterReset: 'step',
    '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))' } },
  },
])
/** The number of the step stands in a disc before it. */
export const step = style([
  sprinkles({ position: 'relative', display: 'grid', alignContent: 'start' }),
  {
    minHeight: '32px',
    paddingInlineStart: '44px',
    counterIncrement: 'step',
    '::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      top: '2px',
      width: '28px',
      borderRadius: '50%',
      color: vars.color.brand,
      background: vars.color.brandSoft,
      fontWeight: weight.bold,
      lineHeight: '28px',
      textAlign: 'center',
    },
  },
])

/** In two columns where names have room in the reader's text size. */
export const needs = style({ columns: '2 10rem', columnGap: space[4] })
export const needGroup = style([sprinkles({ paddingBottom: 3 }), { breakInside: 'avoid' }])

export const rights = style([sprinkles({ width: 'full' }), { overflowWrap: 'break-word' }])
/** Where it is folded into a page for phones. */
export const smallRights = style([
  sprinkles({ width: 'full', fontSize: 'caption', overflowWrap: 'anywhere' }),
  { marginBottom: space[3] },
])
export const right = style([
  sprinkles({ paddingBlock: 2, paddingInline: 1, borderTop: 'line' }),
  sprinkles({ fontWeight: 'regular', textAlign: 'center' }),
  {
    selectors: {
      'thead &': { color: vars.color.inkSoft },
      'tr > &:first-child': { width: '40%', textAlign: 'start' },
      '&[data-no]': { color: vars.color.inkFaint },
    },
  },
])
