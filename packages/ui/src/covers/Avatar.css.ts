import { style } from '@vanilla-extract/css'
import { radius, weight } from '../theme/index.ts'

export const avatar = style({ flex: 'none', borderRadius: radius.medium, forcedColorAdjust: 'none' })
export const initial = style({ fontWeight: weight.bold })
export const logo = style([avatar, { objectFit: 'cover' }])
