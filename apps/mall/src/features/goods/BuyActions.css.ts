import { size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
/** When one begins to pay for it, and until when the money comes back: below the buttons. */
export const rule = style({ flexBasis: '100%', color: vars.color.inkSoft, fontSize: size.caption })
export const inCart = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.success,
  ':empty': { display: 'none' },
})
