import { style, styleVariants } from '@vanilla-extract/css'
import { from, radius, size, space, vars } from '../theme/index.ts'

export const card = style({
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
})

export const paddings = styleVariants({
  none: { overflow: 'hidden' },
  medium: { padding: space[4] },
  large: { padding: space[4], '@media': { [from.tablet]: { padding: space[6] } } },
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBottom: space[4],
})
export const title = style({ fontSize: size.title })
