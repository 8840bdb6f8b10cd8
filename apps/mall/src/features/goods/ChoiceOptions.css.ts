import { from, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const options = style({ display: 'grid', gap: space[4] })
/** Looks as the options above, which have their legends beside them where there is room. */
export const amount = style({
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const legend = style({
  paddingBottom: space[2],
  color: vars.color.inkSoft,
  '@media': { [from.desktop]: { paddingTop: '7px' } },
})
export const unit = style({ marginInlineStart: space[1], color: vars.color.inkFaint, fontSize: size.caption })
export const center = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space[2]}` })
