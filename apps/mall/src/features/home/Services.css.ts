import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { center } from './CenterBoard.css.ts'

export const services = style([sprinkles({ display: 'grid', gap: 4 }), columnsOf('260px')])
export const service = style([center, { padding: space[5] }])
export const icon = style([
  sprinkles({ flex: 'none', display: 'grid', placeItems: 'center', borderRadius: 'medium' }),
  sprinkles({ color: 'brand', background: 'brandSoft' }),
  { width: '44px', height: '44px' },
])
export const name = sprinkles({ fontSize: 'lead' })
export const lead = sprinkles({ color: 'soft', fontSize: 'caption' })
