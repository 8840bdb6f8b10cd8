import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const banner = style([
  sprinkles({ position: 'relative', display: 'grid', alignItems: 'center', overflow: 'hidden' }),
  {
    minHeight: '320px',
    color: vars.color.onDark,
    background: vars.picture.banner,
    '@media': {
      [from.tablet]: { minHeight: '420px', background: `${vars.picture.banner}, ${vars.picture.hero}` },
    },
  },
])
export const art = style({
  position: 'absolute',
  inset: 0,
  opacity: 0.35,
  '@media': {
    [from.tablet]: {
      insetInlineStart: '32%',
      opacity: 1,
      /* It fades in beside the words, so that no line runs through them. */
      maskImage: 'linear-gradient(to right, transparent 22%, black 48%)',
    },
  },
})
export const words = style([
  sprinkles({ position: 'relative', display: 'grid', justifyItems: 'start', gap: 4 }),
  {
    padding: `${space[8]} ${space[4]} ${space[16]}`,
    '@media': { [from.tablet]: { maxWidth: '520px', padding: `${space[10]} ${space[10]} ${space[16]}` } },
  },
])
export const title = style([
  sprinkles({ fontSize: 'display', lineHeight: 'tight', fontWeight: 'bold' }),
  { '@media': { [from.desktop]: { fontSize: size.hero } } },
])
export const summary = style([sprinkles({ fontSize: 'lead', color: 'onDarkSoft' }), { maxWidth: '380px' }])
