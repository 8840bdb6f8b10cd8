import { style } from '@vanilla-extract/css'
import { forcedColors, lineAlign, motion, radius, size, space, targetHeight, vars } from '../theme/index.ts'

/** The whole line is the target, at least 24 px high. */
export const line = style({
  display: 'inline-flex',
  alignItems: lineAlign,
  gap: space[2],
  minHeight: targetHeight(space[6]),
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkFaint } },
})

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' fill='none' stroke='%23fff' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4.5 9.4 3 3 6-6.6'/%3E%3C/svg%3E")`
const dash = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' stroke='%23fff' stroke-width='2.2' stroke-linecap='round'%3E%3Cpath d='M5 9h8'/%3E%3C/svg%3E")`

export const input = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '1.5px 0 0',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  background: vars.color.card,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.brand },
    '&:checked': { border: 0, background: `${vars.color.brand} ${tick} center / contain` },
    '&[type=checkbox]:indeterminate': {
      border: 0,
      background: `${vars.color.brand} ${dash} center / contain`,
    },
    '&[type=radio]': { borderRadius: '50%' },
    '&[type=radio]:checked': { border: `5px solid ${vars.color.brand}`, background: vars.color.card },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.line },
    '&[aria-invalid=true]': { borderColor: vars.color.danger },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
})

export const description = style({ display: 'block', color: vars.color.inkFaint, fontSize: size.caption })
export const alone = style({
  alignItems: 'center',
  minWidth: targetHeight(space[6]),
  justifyContent: 'center',
})
