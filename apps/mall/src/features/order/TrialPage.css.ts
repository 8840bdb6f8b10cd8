import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[2]} ${space[3]} ${space[6]}`,
  '@media': {
    [from.tablet]: {
      gap: space[4],
      width: '100%',
      maxWidth: '800px',
      marginInline: 'auto',
      paddingBlock: space[6],
    },
  },
})
export const panel = style({ borderRadius: radius.large, background: vars.color.card })
export const left = sprinkles({ display: 'grid', gap: 1, color: 'soft' })
export const clock = style({
  color: vars.color.ink,
  fontSize: size.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const list = sprinkles({ display: 'grid', gap: 2 })
export const line = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: space[3],
    padding: space[4],
  },
])
export const cover = style({ overflow: 'hidden', alignSelf: 'start', borderRadius: radius.medium })
export const name = style({ fontSize: size.body, fontWeight: weight.bold })
export const soft = sprinkles({ color: 'soft' })
export const access = style({ gridColumn: '1 / -1' })
