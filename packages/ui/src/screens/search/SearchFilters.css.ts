import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/index.ts'

export const rows = style({ display: 'grid' })
globalStyle(`${rows} > * + *`, { borderTop: `1px solid ${vars.color.line}` })
export const more = style({ display: 'flex', justifyContent: 'center' })
