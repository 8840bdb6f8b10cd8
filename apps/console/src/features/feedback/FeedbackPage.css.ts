import { style } from '@vanilla-extract/css'

export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
