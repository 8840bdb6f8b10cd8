import {
  coveringLink,
  ellipsis,
  focusRing,
  from,
  leading,
  motion,
  radius,
  size,
  space,
  vars,
  weight,
} from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Off screen the browser skips it: a page has up to 120. */
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
  overflow: 'hidden',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 430px',
  transition: `box-shadow ${motion.calm}, border-color ${motion.calm}`,
  selectors: {
    '&:hover': { boxShadow: vars.elevation[2], borderColor: vars.color.lineStrong },
    '&:has(a:focus-visible)': focusRing('2px'),
  },
})

export const cover = style({
  aspectRatio: '4 / 3',
  selectors: { [`${tile}[data-sold-out] &`]: { filter: 'grayscale(1)', opacity: 0.55 } },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[2],
  padding: space[3],
  '@media': { [from.tablet]: { padding: space[4] } },
})

export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minHeight: `calc(2em * ${leading.tight})`,
  fontSize: size.body,
  fontWeight: weight.bold,
  textWrap: 'pretty',
  selectors: { [`${tile}[data-sold-out] &`]: { color: vars.color.inkSoft } },
})

/** Covers the whole tile, so that all of it is the link. */
export const link = style({
  color: 'inherit',
  ':hover': { textDecoration: 'none' },
  ...coveringLink,
})

export const summary = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minHeight: '3em',
  color: vars.color.inkSoft,
  fontSize: size.caption,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  height: '1.375rem',
  overflow: 'hidden',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2]}`,
  marginTop: 'auto',
})

export const price = style({ display: 'inline-grid', gap: '2px' })

export const shop = style({
  color: vars.color.inkFaint,
  fontSize: size.caption,
  ...ellipsis,
})
