import { centred, pressed, row } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { control, focusRing, space, strip, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = sprinkles({ display: 'grid', gap: 1, paddingInline: 1 })
export const panel = sprinkles({ padding: 3, borderRadius: 'large', background: 'card' })

export const shelfHead = style([row, sprinkles({ gap: 2, minHeight: 'target', paddingInline: 1 })])
export const shelfTitle = sprinkles({ flex: 1, minWidth: 0, fontSize: 'lead' })
export const all = style([pressed, sprinkles({ flex: 'none' }), { color: vars.color.inkSoft }])

const ringed = { '&:has(a:focus-visible)': focusRing('-2px') } as const

export const banners = style(strip)
export const banner = style([
  sprinkles({ position: 'relative', display: 'flex', flexDirection: 'column', gap: 1, padding: 4 }),
  sprinkles({ overflow: 'hidden', borderRadius: 'large', color: 'onDark' }),
  {
    isolation: 'isolate',
    justifyContent: 'flex-end',
    flex: '0 0 calc(100% - 24px)',
    minHeight: '168px',
    background: `${vars.picture.banner}, ${vars.color.dark}`,
    scrollSnapAlign: 'start',
    selectors: { ...ringed, '&:only-child': { flexBasis: '100%' } },
  },
])
export const bannerArt = style({
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 30% 30%',
  opacity: 0.75,
  maskImage: 'linear-gradient(to bottom, black 40%, transparent)',
})
export const bannerTitle = sprinkles({ fontSize: 'title', lineHeight: 'tight' })

export const kinds = style({
  display: 'grid',
  // Four beside one another, and fewer where words are larger.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.5rem, 22%), 1fr))',
  gap: `${space[3]} ${space[1]}`,
})
export const kind = style([
  centred,
  sprinkles({ alignContent: 'start', gap: 1 }),
  sprinkles({ borderRadius: 'medium', color: 'ink', fontSize: 'caption', lineHeight: 'tight' }),
  { height: '100%', ':hover': { textDecoration: 'none' } },
])
export const kindIcon = style([
  sprinkles({ display: 'grid', placeItems: 'center', minHeight: 'target' }),
  sprinkles({ borderRadius: 'large', color: 'brand', background: 'brandSoft' }),
  { minWidth: control.large },
])

export const figures = sprinkles({
  overflow: 'hidden',
  paddingTop: 4,
  borderRadius: 'large',
  background: 'dark',
})

export const category = style([row, sprinkles({ minHeight: 'target', color: 'ink', fontWeight: 'bold' })])
export const subcategory = style([
  pressed,
  sprinkles({ paddingInline: 3, borderRadius: 'medium', background: 'sunken' }),
])

export const centers = style(strip)
export const center = style([
  panel,
  sprinkles({ position: 'relative', display: 'grid', justifyItems: 'start', gap: 2 }),
  { gridTemplateRows: 'auto 1fr auto', flex: '0 0 9.75rem', scrollSnapAlign: 'start', selectors: ringed },
])
export const bannerSummary = sprinkles({ color: 'onDarkSoft' })
export const shelf = sprinkles({ display: 'grid', gap: 2, minWidth: 0 })
