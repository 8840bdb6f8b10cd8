import { content, from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const sections = style([
  content,
  { display: 'grid', gap: space[12], paddingBlock: `${space[6]} ${space[16]}` },
])
export const applications = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
export const rankings = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
})
