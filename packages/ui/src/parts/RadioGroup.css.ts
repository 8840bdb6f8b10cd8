import { style } from '@vanilla-extract/css'
import { space, weight } from '../theme/index.ts'

export const legend = style({ paddingBottom: space[2], fontWeight: weight.medium })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` })
