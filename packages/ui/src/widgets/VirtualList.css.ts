import { style } from '@vanilla-extract/css'
import { radius, vars } from '../theme/index.ts'

export const region = style({
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.card,
})
export const list = style({ position: 'relative', width: '100%' })
export const row = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })
