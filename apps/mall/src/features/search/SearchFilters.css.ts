import { sprinkles } from '@compute-mall/ui/sprinkles'
import { style } from '@vanilla-extract/css'

export const rows = sprinkles({ display: 'grid' })
export const more = style({ display: 'flex', justifyContent: 'center' })
