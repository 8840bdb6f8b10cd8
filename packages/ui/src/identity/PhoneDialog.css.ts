import { globalStyle, style } from '@vanilla-extract/css'
import { radius, space, vars } from '../theme/index.ts'

export const form = style({ display: 'grid', gap: space[4] })
/** A place that waits for words takes no room. */
globalStyle(`${form} > [role=status]:empty`, { position: 'absolute' })
export const lead = style({ color: vars.color.inkSoft })
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space[3] })
export const notice = style({
  padding: space[3],
  borderRadius: radius.medium,
  background: vars.color.infoSoft,
})
export const refusal = style({
  padding: space[3],
  borderRadius: radius.medium,
  color: vars.color.danger,
  background: vars.color.dangerSoft,
})
