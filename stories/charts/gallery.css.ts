import { from, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Beside the screen where both have room, below it otherwise; a designer's canvas is seldom wider than 1200. */
const wide = 'screen and (min-width: 1080px)'

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
})
export const screen = style({ minWidth: 0 })
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  background: vars.color.card,
  borderTop: `1px solid ${vars.color.lineStrong}`,
  '@media': {
    [from.tablet]: { padding: space[6] },
    /** Stays beside a long screen, and scrolls by itself. */
    [wide]: {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      padding: space[4],
      overflowY: 'auto',
      borderTop: 'none',
      borderInlineStart: `1px solid ${vars.color.lineStrong}`,
    },
  },
})
export const heading = style({ fontSize: size.lead })
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const taken = style({ color: vars.color.inkSoft, fontSize: size.caption })

export const states = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
/** Regions that are lived at the same time are parted by dashes, as statecharts are drawn. */
export const regions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingTop: space[2],
  borderTop: `1px dashed ${vars.color.lineStrong}`,
})
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const around = style({ borderColor: vars.color.brand })
export const lit = style({
  borderColor: vars.color.brand,
  background: vars.color.brandSoft,
  boxShadow: `0 0 0 2px ${vars.color.brand}`,
})
export const name = style({ fontWeight: weight.bold })
/** As high as what may be pressed has to be at least. */
export const link = style([name, { justifySelf: 'start', minHeight: '24px', color: vars.color.ink }])
export const arrows = style({ display: 'grid', fontSize: size.caption, color: vars.color.ink })
