import { from, radius, space, vars, width } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const hero = style({ background: `${vars.picture.hero} left bottom, ${vars.color.dark}` })
export const inside = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: '13.5rem minmax(0, 1fr)',
      gap: space[4],
      maxWidth: `calc(${width.content} + 2 * ${space[6]})`,
      marginInline: 'auto',
      padding: `${space[4]} ${space[6]}`,
    },
  },
})
export const events = style({
  minWidth: 0,
  minHeight: '320px',
  overflow: 'hidden',
  background: vars.color.dark,
  '@media': { [from.tablet]: { minHeight: '420px', borderRadius: radius.large } },
})
