import { style } from '@vanilla-extract/css'
import { radius, space, vars, weight } from '../theme/index.ts'

export const frame = style({
  position: 'relative',
  display: 'inline-grid',
  padding: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  /* Readers need dark on white, whatever the theme. */
  background: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
})
export const code = style({ selectors: { '&[data-expired]': { opacity: 0.08 } } })
export const logo = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  padding: '3px',
  background: '#fff',
  borderRadius: radius.medium,
  width: 'fit-content',
  height: 'fit-content',
})
export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[4],
  color: '#16181d',
  fontWeight: weight.medium,
  textAlign: 'center',
})
