import { from, space, vars, weight } from '@compute-mall/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The ground of the heading; how large it is, each device says. */
export const hero = style({
  color: vars.color.onDark,
  background: `${vars.picture.banner}, ${vars.color.dark}`,
})
export const soft = style({ color: vars.color.inkSoft })
export const status = style({ display: 'flex' })
/** What one's own application says, one under another. */
export const own = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

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
globalStyle(`${needs} > div`, { breakInside: 'avoid', paddingBottom: space[3] })
export const need = style({ fontWeight: weight.medium })

export const rights = style({ width: '100%', overflowWrap: 'break-word' })
globalStyle(`${rights} :is(th, td)`, {
  padding: `${space[2]} ${space[1]}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: weight.regular,
  textAlign: 'center',
})
globalStyle(`${rights} thead th`, { color: vars.color.inkSoft })
globalStyle(`${rights} th:first-child`, { width: '40%', textAlign: 'start' })
globalStyle(`${rights} [data-no]`, { color: vars.color.inkFaint })
