import { control, focusRing, leading, radius, size, space, strip, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[3]} ${space[3]} ${space[6]}`,
})
export const head = style({ display: 'grid', gap: space[1], paddingInline: space[1] })
export const title = style({ fontSize: size.title })
export const lead = style({ color: vars.color.inkSoft })
export const panel = style({ padding: space[3], borderRadius: radius.large, background: vars.color.card })

export const shelf = style({ display: 'grid', gap: space[2], minWidth: 0 })
export const shelfHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: control.large,
  paddingInline: space[1],
})
export const shelfTitle = style({ flex: 1, minWidth: 0, fontSize: size.lead })
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: control.large,
  color: vars.color.inkSoft,
  ':hover': { textDecoration: 'none' },
})

const whole = { content: '', position: 'absolute', inset: 0 } as const
const ringed = {
  '&:has(a:focus-visible)': focusRing('-2px'),
} as const

export const banners = style(strip)
export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[1],
  flex: '0 0 calc(100% - 24px)',
  minHeight: '168px',
  padding: space[4],
  overflow: 'hidden',
  borderRadius: radius.large,
  color: vars.color.onDark,
  background: `${vars.picture.banner}, ${vars.color.dark}`,
  scrollSnapAlign: 'start',
  selectors: { ...ringed, '&:only-child': { flexBasis: '100%' } },
})
export const bannerArt = style({
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 30% 30%',
  opacity: 0.75,
  maskImage: 'linear-gradient(to bottom, black 40%, transparent)',
})
export const bannerTitle = style({ fontSize: size.title, lineHeight: leading.tight })
export const bannerLink = style({
  color: 'inherit',
  ':hover': { textDecoration: 'none' },
  ':focus-visible': { outline: 'none' },
  '::after': whole,
})
export const bannerSummary = style({ color: vars.color.onDarkSoft })

export const kinds = style({
  display: 'grid',
  // Four beside one another, and fewer where words are larger.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.5rem, 22%), 1fr))',
  gap: `${space[3]} ${space[1]}`,
})
export const kind = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1],
  height: '100%',
  borderRadius: radius.medium,
  color: vars.color.ink,
  fontSize: size.caption,
  lineHeight: leading.tight,
  textAlign: 'center',
  ':hover': { textDecoration: 'none' },
})
export const kindIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: control.large,
  height: control.large,
  borderRadius: radius.large,
  color: vars.color.brand,
  background: vars.color.brandSoft,
})

export const figures = style({
  overflow: 'hidden',
  paddingTop: space[4],
  borderRadius: radius.large,
  background: vars.color.dark,
})

export const categories = style({ display: 'grid', gap: space[3] })
export const category = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: control.large,
  color: vars.color.ink,
  fontWeight: weight.bold,
})
export const subcategories = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const subcategory = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: control.large,
  paddingInline: space[3],
  borderRadius: radius.medium,
  color: vars.color.ink,
  background: vars.color.sunken,
  ':hover': { textDecoration: 'none' },
})

export const centers = style(strip)
export const center = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[2],
  flex: '0 0 9.75rem',
  padding: space[3],
  borderRadius: radius.large,
  background: vars.color.card,
  scrollSnapAlign: 'start',
  selectors: ringed,
})
export const centerName = style({ fontSize: size.body, fontWeight: weight.medium, textWrap: 'pretty' })
export const centerLink = style({
  color: 'inherit',
  ':hover': { textDecoration: 'none' },
  ':focus-visible': { outline: 'none' },
  '::after': whole,
})
