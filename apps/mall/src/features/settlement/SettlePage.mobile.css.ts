import { column } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { control } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { hero as ground } from './settle.css.ts'

export const panel = style([
  column,
  sprinkles({ gap: 3, padding: 4, borderRadius: 'large', background: 'card' }),
])
export const hero = style([
  column,
  sprinkles({ gap: 3, paddingBlock: 6, paddingInline: 4, borderRadius: 'large' }),
  ground,
])
export const fold = sprinkles({ borderTop: 'line' })
export const summary = style([
  sprinkles({ minHeight: 'target', fontWeight: 'medium' }),
  { lineHeight: control.large, cursor: 'pointer' },
])
