import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** The ground of the heading; how large it is, each device says. */
export const hero = style({
  color: vars.color.onDark,
  background: `${vars.picture.banner}, ${vars.color.dark}`,
})
export const soft = sprinkles({ color: 'soft' })
export const status = style({ display: 'flex' })
/** What one's own application says, one under another. */
export const own = sprinkles({ display: 'grid', gridTemplateColumns: 1, gap: 3 })

/** One under another, and beside one another where there is room. */
export const steps = style({
  display: 'grid',
  gap: space[3],
  counterReset: 'step',
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))' },
  },
})
/** The number of the step stands in a disc before it. */
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
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
})

/** In two columns where names have room in the reader's text size. */
export const needs = style({ columns: '2 10rem', columnGap: space[4] })
export const needGroup = style({ breakInside: 'avoid', paddingBottom: space[3] })
export const need = sprinkles({ fontWeight: 'medium' })

export const rights = style({ width: '100%', overflowWrap: 'break-word' })
/** Where it is folded into a page for phones. */
export const smallRights = style([
  rights,
  { marginBottom: space[3], fontSize: size.caption, overflowWrap: 'anywhere' },
])
export const right = style({
  padding: `${space[2]} ${space[1]}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: weight.regular,
  textAlign: 'center',
  selectors: {
    'thead &': { color: vars.color.inkSoft },
    'tr > &:first-child': { width: '40%', textAlign: 'start' },
    '&[data-no]': { color: vars.color.inkFaint },
  },
})
