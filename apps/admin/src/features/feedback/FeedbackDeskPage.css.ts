import { radius } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const picture = style({ width: '100%', borderRadius: radius.medium })
