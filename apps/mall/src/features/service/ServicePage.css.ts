import { content, from, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const hero = style({
  color: vars.color.onDark,
  background: `${vars.picture.hero} left bottom, ${vars.color.dark}`,
})
export const inside = style([
  content,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[4],
    paddingBlock: space[8],
    '@media': { [from.tablet]: { paddingBlock: space[16] } },
  },
])
export const title = style({ fontSize: size.display })
export const lead = style({ maxWidth: '40em', fontSize: size.lead })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const form = style({ display: 'grid', gap: space[4] })
