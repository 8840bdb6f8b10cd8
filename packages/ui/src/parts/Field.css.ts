import { style } from '@vanilla-extract/css'
import { control, focusRing, motion, radius, size, space, vars, weight } from '../theme/index.ts'
import { quietInk } from './Button.css.ts'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  /* Beside a taller field it keeps its own height. */
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
})

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  fontWeight: weight.medium,
  color: vars.color.ink,
})

export const required = style({ color: vars.color.danger })
export const optional = style({ color: vars.color.inkFaint, fontWeight: weight.regular })
export const hint = style({ color: vars.color.inkFaint, fontSize: size.caption })

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.danger,
  fontSize: size.caption,
})

/** The box that looks like the control; the real one inside has no border of its own. */
export const box = style({
  /* What is pressed within a field is told from its text by its colour. */
  vars: { [quietInk]: vars.color.link },
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: control.medium,
  padding: `0 ${space[3]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:focus-visible)': focusRing('1px'),
    '&:has([aria-invalid=true])': { borderColor: vars.color.danger },
    '&:has(> :disabled)': { background: vars.color.sunken, borderColor: vars.color.line },
  },
})

export const largeBox = style({ minHeight: control.large, fontSize: size.lead })

export const input = style({
  flex: 1,
  minWidth: 0,
  padding: `${space[1]} 0`,
  border: 0,
  background: 'none',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
})

export const area = style([input, { padding: `${space[2]} 0`, resize: 'vertical' }])
