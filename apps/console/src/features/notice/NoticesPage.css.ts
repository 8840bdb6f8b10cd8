import { sprinkles } from '@compute-mall/ui/sprinkles'
import { vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const unread = sprinkles({ fontWeight: 'bold' })
export const text = style({ display: 'block', color: vars.color.inkSoft, fontWeight: weight.regular })
