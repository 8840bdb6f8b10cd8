import { row } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { style } from '@vanilla-extract/css'

export const goods = style([row, sprinkles({ gap: 3 }), { minWidth: 220 }])
export const cover = style([sprinkles({ flex: 'none' }), { width: 64 }])
