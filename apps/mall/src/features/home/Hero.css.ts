import { sprinkles } from '@compute-mall/ui/sprinkles'
import { content, from, radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const hero = style({ background: `${vars.picture.hero} left bottom, ${vars.color.dark}` })
export const inside = style([
  content,
  sprinkles({ display: { phone: 'flex', tablet: 'grid' }, gap: { tablet: 4 } }),
  {
    flexDirection: 'column-reverse',
    paddingInline: 0,
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: '13.5rem minmax(0, 1fr)',
        padding: `${space[4]} ${space[6]}`,
      },
    },
  },
])
export const events = style([
  sprinkles({ minWidth: 0, overflow: 'hidden', background: 'dark' }),
  { minHeight: '320px', '@media': { [from.tablet]: { minHeight: '420px', borderRadius: radius.large } } },
])
