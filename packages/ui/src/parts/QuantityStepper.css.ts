import { style } from '@vanilla-extract/css'
import { control, focusRing, radius, size, space, targetHeight, vars } from '../theme/index.ts'

export const root = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })

export const box = style({
  display: 'inline-flex',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  overflow: 'hidden',
  selectors: {
    '&:has(input:focus-visible)': focusRing('1px'),
  },
})

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: targetHeight(control.medium),
  minHeight: targetHeight(control.medium),
  color: vars.color.inkSoft,
  selectors: {
    '&:hover:enabled': { background: vars.color.sunken, color: vars.color.brand },
    '&:disabled': { color: vars.color.lineStrong, background: vars.color.sunken, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const input = style({
  width: '5.5em',
  padding: `0 ${space[1]}`,
  border: `solid ${vars.color.line}`,
  borderWidth: '0 1px',
  background: 'none',
  textAlign: 'center',
  ':focus-visible': { outline: 'none' },
})

export const limits = style({ color: vars.color.inkFaint, fontSize: size.caption })
export const corrected = style({ color: vars.color.warn })
