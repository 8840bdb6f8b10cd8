import { style } from '@vanilla-extract/css'
import { panelTop } from '../parts/Disclosure.css.ts'
import { content, from, motion, radius, size, space, vars, weight } from '../theme/index.ts'

export const nav = style({
  /* A sideways panel of links needs no more room below the bar. */
  vars: { [panelTop]: '100%' },
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.card,
})
export const row = style([
  content,
  { display: 'flex', alignItems: 'center', gap: space[1], minHeight: '46px' },
])

export const categories = style({
  gap: space[2],
  minHeight: '46px',
  padding: `0 ${space[4]}`,
  color: vars.color.onBrand,
  background: vars.color.brand,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { background: vars.color.brandHover },
  ':focus-visible': { outlineOffset: '-4px', outlineColor: vars.color.onBrand },
})

/** On a phone they scroll; what drops from one would be cut off there, and stands among the categories instead. */
export const links = style({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [from.tablet]: { flexWrap: 'wrap', overflowX: 'visible' } },
})
export const tabletOnly = style({ display: 'none', '@media': { [from.tablet]: { display: 'list-item' } } })
export const phoneOnly = style({ '@media': { [from.tablet]: { display: 'none' } } })

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '46px',
  padding: `0 ${space[2]}`,
  color: vars.color.ink,
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  '@media': { [from.desktop]: { padding: `0 ${space[4]}`, fontSize: size.lead } },
  selectors: {
    '&:hover': { color: vars.color.brand, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current=page]': { color: vars.color.brand, fontWeight: weight.bold },
    '&[aria-current=page]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[2],
      bottom: 0,
      borderBottom: '3px solid currentColor',
      borderRadius: '2px 2px 0 0',
    },
  },
})

export const mega = style({
  display: 'grid',
  gap: space[6],
  padding: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(260px, 1fr))' } },
})
export const megaTitle = style({
  display: 'block',
  padding: `0 ${space[2]} ${space[2]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
  fontWeight: weight.medium,
})
export const megaItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[2],
  borderRadius: radius.medium,
  color: vars.color.ink,
  ':hover': { background: vars.color.sunken, color: vars.color.brand, textDecoration: 'none' },
})
export const megaIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: radius.medium,
  color: vars.color.brand,
  background: vars.color.brandSoft,
})
export const megaWords = style({ display: 'grid', lineHeight: 1.35 })
export const megaNote = style({ color: vars.color.inkFaint, fontSize: size.caption })
