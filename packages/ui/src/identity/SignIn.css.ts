import { style } from '@vanilla-extract/css'
import { sprinkles } from '../sprinkles/index.ts'
import { from, leading, radius, size, space, vars, weight } from '../theme/index.ts'

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  /** What the header of the page leaves. */
  minHeight: 'calc(100dvh - 65px)',
  '@media': {
    [from.tablet]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  },
})

export const brand = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[6]} ${space[4]}`,
  color: vars.color.onDark,
  background: vars.color.dark,
  '@media': { [from.tablet]: { padding: space[12] } },
})
/** Behind the words on a phone, beneath them on a wide screen. */
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-60px',
  width: '300px',
  opacity: 0.45,
  '@media': {
    [from.tablet]: { insetBlock: '28% 20%', insetInline: '0 -40px', width: 'auto', opacity: 1 },
  },
})

export const lead = style({
  position: 'relative',
  maxWidth: '13em',
  fontSize: size.heading,
  lineHeight: leading.tight,
  fontWeight: weight.bold,
  '@media': {
    [from.tablet]: { fontSize: size.display },
    [from.desktop]: { fontSize: size.hero },
  },
})

export const promises = style({
  position: 'relative',
  display: 'none',
  color: vars.color.onDarkSoft,
  '@media': { [from.tablet]: { display: 'grid', gap: space[3] } },
})
export const promise = style({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: size.lead })

export const side = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  padding: `${space[8]} ${space[4]}`,
  background: vars.color.card,
  '@media': { [from.tablet]: { alignItems: 'center' } },
})

export const form = style({ display: 'grid', gap: space[5], width: 'min(100%, 400px)' })
/** The heading and what it leads to. */
export const heading = style({ display: 'grid', gap: space[1] })
export const title = sprinkles({ fontSize: 'display' })
export const soft = sprinkles({ color: 'soft' })
/** Other ways in, each a target of its own. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[5],
  lineHeight: '44px',
})
export const note = style({ color: vars.color.inkSoft, fontSize: size.caption })

export const alert = style({
  display: 'flex',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.medium,
  color: vars.color.danger,
  background: vars.color.dangerSoft,
})
