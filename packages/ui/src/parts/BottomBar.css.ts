import { style } from '@vanilla-extract/css'
import { clear, from, inset, layer, radius, space, staying, vars } from '../theme/index.ts'

export const bar = style([
  clear.actionBar,
  {
    ...staying,
    insetBlockEnd: 0,
    zIndex: layer.sticky,
    marginInline: `-${space[4]}`,
    padding: `${space[3]} ${space[4]} calc(${space[3]} + ${inset.bottom})`,
    borderTop: `1px solid ${vars.color.line}`,
    background: vars.color.card,
    boxShadow: vars.elevation[2],
    '@media': {
      ...staying['@media'],
      [from.tablet]: {
        marginInline: 0,
        paddingInline: space[6],
        border: `1px solid ${vars.color.line}`,
        borderRadius: `${radius.large} ${radius.large} 0 0`,
      },
    },
  },
])
