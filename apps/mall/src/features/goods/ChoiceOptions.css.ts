import { from, size, space, vars } from '@compute-mall/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const options = style({ display: 'grid', gap: space[4] })
export const legend = style({ paddingBottom: space[2], color: vars.color.inkSoft })
export const unit = style({ marginInlineStart: space[1], color: vars.color.inkFaint, fontSize: size.caption })
export const center = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space[2]}` })

/** With room, labels stand before their options. A legend becomes an item of the grid only where it floats. */
globalStyle(`${options} > *`, {
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'start' },
  },
})
globalStyle(`${options} legend, ${legend}`, {
  '@media': { [from.desktop]: { float: 'left', paddingTop: '7px' } },
})
