import { style } from '@vanilla-extract/css'
import { control, radius, size, space, vars, weight } from '../../theme/index.ts'

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: control.large,
  minHeight: control.medium,
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  ':hover': { color: vars.color.ink, background: vars.color.sunken },
})
export const panel = style({ display: 'grid', width: 'min(380px, calc(100vw - 48px))' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `0 ${space[2]} ${space[2]}`,
  fontWeight: weight.bold,
})
export const list = style({ maxHeight: '60vh', overflowY: 'auto' })
export const item = style({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  width: '100%',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[5]}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.sunken, textDecoration: 'none' },
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: space[1],
      top: '14px',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      background: vars.color.brand,
    },
    '&[data-unread]': { fontWeight: weight.medium },
  },
})
export const text = style({ color: vars.color.inkSoft, fontWeight: weight.regular })
export const at = style({ color: vars.color.inkFaint, fontSize: size.caption, fontWeight: weight.regular })
export const all = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: control.medium,
  marginTop: space[2],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.link,
})
