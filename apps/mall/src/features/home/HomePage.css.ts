import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, content, from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const sections = style([
  content,
  { display: 'grid', gap: space[12], paddingBlock: `${space[6]} ${space[16]}` },
])
export const applications = style([
  sprinkles({ display: 'grid', gap: 6, alignItems: 'start' }),
  { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } } },
])
export const rankings = style([sprinkles({ display: 'grid', gap: 4 }), columnsOf('300px')])
