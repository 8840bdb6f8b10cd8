import { style } from '@vanilla-extract/css'
import { from, layer, radius, size, space, vars } from '../theme/index.ts'

export const link = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      position: 'fixed',
      right: 0,
      bottom: '20vh',
      zIndex: layer.sticky,
      display: 'flex',
      alignItems: 'center',
      gap: space[1],
      writingMode: 'vertical-rl',
      justifyContent: 'center',
      // As wide as the margin beside the content, which it must not cover.
      width: space[6],
      paddingBlock: space[3],
      border: `1px solid ${vars.color.line}`,
      borderRight: 'none',
      borderRadius: `${radius.medium} 0 0 ${radius.medium}`,
      color: vars.color.ink,
      background: vars.color.card,
      boxShadow: vars.elevation[1],
      fontSize: size.caption,
      ':hover': { color: vars.color.brand, textDecoration: 'none' },
    },
  },
})
