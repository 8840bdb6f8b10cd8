import { control, inset, layer, radius, size, space, staying, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ minHeight: '100%' })
/** Right below the bar of the page, which is 53 px high. */
export const bar = style({
  ...staying,
  top: `calc(53px + ${inset.top})`,
  zIndex: layer.sticky,
  display: 'grid',
  paddingBottom: space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.card,
})
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingInline: space[3] })
const choice = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  minHeight: control.large,
  color: vars.color.inkSoft,
  textAlign: 'center',
})
export const shelf = style([
  choice,
  {
    fontSize: size.lead,
    selectors: {
      '&[aria-pressed=true]': { color: vars.color.brand, fontWeight: weight.bold },
    },
  },
])
export const ranking = style([
  choice,
  {
    borderRadius: radius.medium,
    background: vars.color.sunken,
    selectors: {
      '&[aria-pressed=true]': {
        color: vars.color.brand,
        background: vars.color.brandSoft,
        fontWeight: weight.medium,
      },
    },
  },
])
export const ranks = style({ padding: `${space[3]} ${space[3]} ${space[6]}` })
