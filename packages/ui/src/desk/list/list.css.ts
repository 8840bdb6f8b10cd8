import { style } from '@vanilla-extract/css'
import { control, focusRing, from, radius, size, space, vars, weight } from '../../theme/index.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const search = style({
  flex: '1 1 9rem',
  '@media': { [from.tablet]: { flexBasis: '14rem', maxWidth: '20rem' } },
})
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
})
export const select = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  position: 'relative',
  minHeight: control.medium,
  paddingInlineStart: space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:focus-visible)': focusRing('1px'),
    '&[data-on]': { borderColor: vars.color.brand, color: vars.color.brand },
  },
})
export const selectName = style({ color: vars.color.inkFaint, whiteSpace: 'nowrap' })
export const selectControl = style({
  maxWidth: '12rem',
  minHeight: '34px',
  padding: `0 ${space[8]} 0 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  ':focus-visible': { outline: 'none' },
})
export const selectArrow = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  pointerEvents: 'none',
  color: vars.color.inkSoft,
})
export const fresh = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: control.medium,
  border: `1px solid color-mix(in srgb, ${vars.color.info} 25%, transparent)`,
  borderRadius: radius.medium,
  color: vars.color.info,
  background: vars.color.infoSoft,
  fontWeight: weight.medium,
  ':hover': { borderColor: vars.color.info },
})
export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const total = style({ color: vars.color.inkSoft })
export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  maxWidth: '1280px',
  marginInline: 'auto',
  '@media': { [from.tablet]: { paddingInline: space[2] } },
})
export const chosen = style({ marginInlineEnd: 'auto', fontWeight: weight.medium })
export const failures = style({
  display: 'grid',
  gap: space[1],
  maxHeight: '12rem',
  overflowY: 'auto',
  paddingTop: space[1],
})
export const failure = style({ color: vars.color.inkSoft, fontSize: size.body })
/** Is not broken, e.g. a date. */
export const whole = style({ whiteSpace: 'nowrap' })
