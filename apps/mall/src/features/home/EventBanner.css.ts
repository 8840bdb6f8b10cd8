import { from, leading, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const banner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '320px',
  overflow: 'hidden',
  color: vars.color.onDark,
  background: vars.picture.banner,
  '@media': {
    [from.tablet]: { minHeight: '420px', background: `${vars.picture.banner}, ${vars.picture.hero}` },
  },
})
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
export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[8]} ${space[4]} ${space[16]}`,
  '@media': { [from.tablet]: { maxWidth: '520px', padding: `${space[10]} ${space[10]} ${space[16]}` } },
})
export const title = style({
  fontSize: size.display,
  lineHeight: leading.tight,
  fontWeight: weight.bold,
  '@media': { [from.desktop]: { fontSize: size.hero } },
})
export const summary = style({ maxWidth: '380px', fontSize: size.lead, color: vars.color.onDarkSoft })
