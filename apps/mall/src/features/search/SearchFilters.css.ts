import { vars } from '@compute-mall/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid' })
globalStyle(`${rows} > * + *`, { borderTop: `1px solid ${vars.color.line}` })
export const more = style({ display: 'flex', justifyContent: 'center' })
