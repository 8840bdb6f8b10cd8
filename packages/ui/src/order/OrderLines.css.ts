import { style } from '@vanilla-extract/css'
import { sprinkles } from '../sprinkles/index.ts'
import { from, radius, space, vars } from '../theme/index.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[3],
  '@media': { [from.tablet]: { gridTemplateColumns: '64px minmax(0, 1fr) auto' } },
})
export const access = style({
  gridColumn: '1 / -1',
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.sunken,
})
export const cover = sprinkles({ overflow: 'hidden', borderRadius: 'medium' })
export const lineName = sprinkles({ color: 'ink', fontWeight: 'medium' })
/** Beside what was bought, and below it on a phone, where names would have no room. */
export const lineEnd = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  '@media': { [from.tablet]: { gridColumn: 3, display: 'grid', justifyItems: 'end', gap: space[1] } },
})
export const soft = sprinkles({ color: 'soft' })
export const actions = style({ marginBlockStart: space[3] })
