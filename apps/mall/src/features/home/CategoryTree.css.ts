import { size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const tree = style({ display: 'grid', gap: space[3] })
const link = {
  display: 'inline-block',
  minHeight: '24px',
  color: vars.color.onDark,
  ':focus-visible': { outlineColor: vars.color.onDark },
} as const
export const root = style({ ...link, fontWeight: weight.medium })
export const children = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` })
export const child = style({
  ...link,
  paddingBlock: '3px',
  color: vars.color.onDarkSoft,
  fontSize: size.caption,
})
