import {
  coveringLink,
  ellipsis,
  focusRing,
  leading,
  radius,
  size,
  space,
  vars,
  weight,
} from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** A row that was drawn once remembers its width: it must not hold the column open after the phone was turned. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: space[3],
  padding: space[3],
  borderRadius: radius.large,
  background: vars.color.card,
  selectors: {
    // Off screen the browser skips it. Those in sight at first would move when they get their own height.
    'li:nth-child(n + 11) > &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 136px' },
    '&:active': { background: vars.color.sunken },
    '&:has(a:focus-visible)': focusRing('-2px'),
  },
})
export const side = style({ display: 'grid', alignContent: 'start', justifyItems: 'center' })
export const cover = style({
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.medium,
  selectors: { [`${row}[data-sold-out] &`]: { filter: 'grayscale(1)', opacity: 0.55 } },
})
/** In the corner of the cover. */
export const rank = style({
  position: 'absolute',
  top: space[3],
  left: space[3],
  minWidth: '24px',
  borderRadius: `${radius.medium} 0`,
  color: vars.color.onDark,
  background: vars.color.dark,
  fontWeight: weight.bold,
  textAlign: 'center',
  selectors: { '&[data-top]': { color: vars.color.onBrand, background: vars.color.brand } },
})
export const body = style({ display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 })

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const
export const name = style({
  ...clamped,
  WebkitLineClamp: 2,
  fontSize: size.body,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  textWrap: 'pretty',
})
/** Covers the whole row, so that all of it is the link. */
export const link = style({
  color: 'inherit',
  ':hover': { textDecoration: 'none' },
  ...coveringLink,
})
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  height: '1.375rem',
  overflow: 'hidden',
  selectors: { '&:empty': { display: 'none' } },
})
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})
export const where = style({ ...ellipsis, minWidth: 0 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
})
export const sales = style({ color: vars.color.inkFaint, fontSize: size.caption })
