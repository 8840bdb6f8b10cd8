import { style } from '@vanilla-extract/css'
import { radius, space, vars } from '../theme/index.ts'

export const viewer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
})
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const group = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] })
export const ways = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' })
export const way = style({ padding: `${space[1]} ${space[2]}` })
export const find = style({ flex: '1 1 12rem', minWidth: 0, maxWidth: '20rem' })
export const sheet = style({
  overflow: 'auto',
  maxHeight: '70vh',
  minHeight: '240px',
  display: 'grid',
  justifyItems: 'safe center',
  alignItems: 'start',
})
export const canvas = style({ background: '#fff', boxShadow: vars.elevation[1], forcedColorAdjust: 'none' })
