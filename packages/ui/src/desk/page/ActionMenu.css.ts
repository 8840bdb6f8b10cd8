import { style } from '@vanilla-extract/css'
import { control, layer, radius, size, space, vars } from '../../theme/index.ts'

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: control.medium,
  height: control.medium,
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  ':hover': { color: vars.color.ink, background: vars.color.sunken },
})

export const popup = style({
  position: 'fixed',
  zIndex: layer.popup,
  inset: 'auto',
  minWidth: '160px',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  margin: 0,
  padding: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
  background: vars.color.card,
  boxShadow: vars.elevation[2],
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: control.medium,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  color: vars.color.ink,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.sunken, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-danger]': { color: vars.color.danger },
    '&[aria-disabled=true]': { color: vars.color.inkFaint, background: 'none', cursor: 'not-allowed' },
  },
})

export const large = style({ minHeight: '52px', fontSize: size.lead })
export const words = style({ display: 'grid' })
export const reason = style({ color: vars.color.inkFaint, fontSize: size.caption })
