import { style } from '@vanilla-extract/css'
import { sprinkles } from '../sprinkles/index.ts'
import { space, vars } from '../theme/index.ts'

export const form = sprinkles({ display: 'grid', gap: 4 })
/** A place that waits for words takes no room. */
export const status = style({ ':empty': { position: 'absolute' } })
export const lead = sprinkles({ color: 'soft' })
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space[3] })
export const refusal = style([
  sprinkles({ padding: 3, borderRadius: 'medium', color: 'danger' }),
  { background: vars.color.dangerSoft },
])
