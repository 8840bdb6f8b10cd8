import { space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const goods = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 220 })
export const cover = style({ flex: 'none', width: 64 })
