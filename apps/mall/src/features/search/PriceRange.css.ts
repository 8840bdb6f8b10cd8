import { radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const end = style({
  width: '8em',
  minHeight: '30px',
  padding: `0 ${space[2]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  background: vars.color.card,
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
  selectors: { '&[aria-invalid=true]': { borderColor: vars.color.danger } },
})
export const error = style({ color: vars.color.danger, fontSize: size.caption })
