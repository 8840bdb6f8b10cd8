import { sprinkles } from '@compute-mall/ui/sprinkles'
import { coveringLink, focusRing, from, motion, radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = sprinkles({ display: 'grid', gap: 3 })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
  transition: `box-shadow ${motion.calm}, border-color ${motion.calm}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '160px minmax(0, 1fr)', gap: space[4], alignItems: 'center' },
    [from.desktop]: { gridTemplateColumns: '200px minmax(0, 1fr) 180px 220px', gap: space[6] },
  },
  selectors: {
    '&:hover': { boxShadow: vars.elevation[2], borderColor: vars.color.lineStrong },
    '&:has(h3 a:focus-visible)': focusRing('2px'),
  },
})

export const cover = style({
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  borderRadius: radius.medium,
  overflow: 'hidden',
  selectors: { [`${row}[data-sold-out] &`]: { filter: 'grayscale(1)', opacity: 0.55 } },
})

export const what = sprinkles({ display: 'grid', gap: 2, minWidth: 0 })
export const name = sprinkles({ fontSize: 'lead' })
export const link = style({
  color: 'inherit',
  ':hover': { color: vars.color.brand, textDecoration: 'none' },
  ...coveringLink,
})
export const summary = sprinkles({ color: 'soft' })
export const tags = sprinkles({ display: 'flex', flexWrap: 'wrap', gap: 1 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})
const behind = { gridColumn: '1 / -1', '@media': { [from.desktop]: { gridColumn: 'auto' } } } as const
export const where = style([
  behind,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[4]}`,
    '@media': { [from.desktop]: { display: 'grid', justifyItems: 'start' } },
  },
])
export const region = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.inkSoft,
})
export const buy = style([
  behind,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    '@media': {
      [from.desktop]: { display: 'grid', justifyContent: 'stretch', justifyItems: 'end', textAlign: 'end' },
    },
  },
])
export const go = style({ display: 'inline-flex', alignItems: 'center', color: vars.color.brand })
