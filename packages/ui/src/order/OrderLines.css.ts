import { style } from '@vanilla-extract/css'
import { radius, space, vars, weight } from '../theme/index.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  paddingBlock: space[3],
})
export const access = style({
  gridColumn: '1 / -1',
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.sunken,
})
export const cover = style({ overflow: 'hidden', borderRadius: radius.medium })
export const lineName = style({ color: vars.color.ink, fontWeight: weight.medium })
export const lineEnd = style({ display: 'grid', justifyItems: 'end', gap: space[1] })
export const soft = style({ color: vars.color.inkSoft })
export const actions = style({ marginBlockStart: space[3] })
