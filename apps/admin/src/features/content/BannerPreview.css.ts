import { sprinkles } from '@compute-mall/ui/sprinkles'
import { radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const frames = sprinkles({ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'end' })
const frame = style({ display: 'grid', gap: space[2], minWidth: 0, margin: 0 })
export const desktop = style([frame, { flex: '3 1 360px' }])
export const phone = style([frame, { flex: '1 1 200px', maxWidth: '280px' }])
export const banner = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minHeight: '170px',
  padding: space[6],
  borderRadius: radius.large,
  overflow: 'hidden',
  color: vars.color.onDark,
  background: vars.color.darkRaised,
})
export const picture = style({ position: 'absolute', inset: 0, insetInlineStart: '38%', opacity: 0.7 })
export const words = style({ position: 'relative', maxWidth: '70%', overflowWrap: 'anywhere' })
export const title = style([words, { margin: 0, fontSize: size.title, fontWeight: weight.bold }])
export const summary = style([words, { margin: 0, color: vars.color.onDarkSoft }])
export const kept = sprinkles({ display: 'grid', gap: 2, justifyItems: 'start' })
export const thumbnail = style([
  sprinkles({ display: 'block', borderRadius: 'medium' }),
  { maxWidth: '100%', maxHeight: '160px' },
])
