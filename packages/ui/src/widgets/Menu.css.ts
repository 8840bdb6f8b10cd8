import { style } from '@vanilla-extract/css'
import { vars } from '../theme/index.ts'

export const danger = style({ color: vars.color.danger })
