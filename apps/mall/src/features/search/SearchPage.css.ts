import { sprinkles } from '@compute-mall/ui/sprinkles'
import { content, from, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style([
  content,
  { display: 'grid', gap: space[4], paddingBlock: `${space[4]} ${space[12]}` },
])
export const page = sprinkles({ display: 'grid', gap: 4 })
export const title = style({ fontSize: size.title, overflowWrap: 'anywhere' })
export const wideFilters = sprinkles({ display: { phone: 'none', tablet: 'block' } })
export const narrowFilters = style({ '@media': { [from.tablet]: { display: 'none' } } })
export const subtitle = sprinkles({ fontSize: 'title' })
export const areaHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })
export const count = style({ flex: 1, color: vars.color.inkFaint })
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
})
export const wideTools = sprinkles({ display: { phone: 'none', tablet: 'block' } })
export const total = style({ marginInlineStart: 'auto', color: vars.color.inkSoft })
