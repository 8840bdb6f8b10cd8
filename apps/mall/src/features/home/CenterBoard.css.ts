import { liftingCard } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const board = style([sprinkles({ display: 'grid', gap: 4 }), columnsOf('280px', 'fill')])
export const center = style([liftingCard, sprinkles({ display: 'flex', gap: 3, padding: 4 })])
export const body = sprinkles({ display: 'grid', justifyItems: 'start', gap: 1, minWidth: 0 })
export const name = sprinkles({ fontSize: 'body' })
export const types = sprinkles({ color: 'faint', fontSize: 'caption' })
