import { style } from '@vanilla-extract/css'
import { sprinkles } from '../sprinkles/index.ts'
import { from, size, space, vars } from '../theme/index.ts'

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

export const lead = style([
  sprinkles({ position: 'relative', fontSize: 'heading', lineHeight: 'tight', fontWeight: 'bold' }),
  {
    maxWidth: '13em',
    '@media': {
      [from.tablet]: { fontSize: size.display },
      [from.desktop]: { fontSize: size.hero },
    },
  },
])

export const promises = sprinkles({
  position: 'relative',
  display: { phone: 'none', tablet: 'grid' },
  color: 'onDarkSoft',
  gap: { tablet: 3 },
})
export const promise = sprinkles({ display: 'flex', alignItems: 'center', gap: 2, fontSize: 'lead' })

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
export const heading = sprinkles({ display: 'grid', gap: 1 })
export const title = sprinkles({ fontSize: 'display' })
export const soft = sprinkles({ color: 'soft' })
/** Other ways in, each a target of its own. */
export const ways = style([
  sprinkles({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }),
  { columnGap: space[5], lineHeight: '44px' },
])
export const note = sprinkles({ color: 'soft', fontSize: 'caption' })

export const alert = style([
  sprinkles({ display: 'flex', gap: 2, padding: 3, borderRadius: 'medium', color: 'danger' }),
  { background: vars.color.dangerSoft },
])
