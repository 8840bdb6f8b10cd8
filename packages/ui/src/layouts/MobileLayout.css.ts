import { globalStyle, style } from '@vanilla-extract/css'
import { bar as actionBar, actionBarBottom, actionBarInset } from '../parts/ActionBar.css.ts'
import { holder } from '../parts/Badge.css.ts'
import {
  bleeding,
  control,
  inset,
  layer,
  leading,
  radius,
  size,
  space,
  staying,
  touchPage,
  vars,
  weight,
} from '../theme/index.ts'

const TABS = '56px'

/** The bars of a phone are low: what is scrolled to stands right below them. */
export const page = style([
  touchPage,
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    paddingInline: `${inset.left} ${inset.right}`,
  },
])
/** The page takes what the bars leave, so that a bar of its own stands at the lower edge. */
globalStyle(`${page} > main`, { display: 'flex', flexDirection: 'column' })
globalStyle(`html:has(${page})`, { scrollPaddingTop: `calc(3.75rem + ${inset.top})` })
export const withTabs = style({
  vars: {
    [actionBarBottom]: `calc(${TABS} + ${inset.bottom})`,
    [actionBarInset]: '0px',
  },
})

export const top = style({
  ...staying,
  zIndex: layer.header,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '52px',
  ...bleeding(space[1], space[2]),
  paddingBlock: `calc(${space[1]} + ${inset.top}) ${space[1]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: `${vars.picture.header}, ${vars.color.card}`,
})
export const action = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: control.large,
  minHeight: control.large,
  paddingInline: space[1],
  borderRadius: radius.medium,
  color: vars.color.ink,
  fontWeight: weight.medium,
  ':hover': { textDecoration: 'none' },
  ':active': { background: vars.color.sunken },
})
/* Room for a count before there is one, so that nothing beside it moves. */
globalStyle(`${action} > ${holder}`, { marginInlineEnd: '1rem' })
export const brand = style([action, { paddingInline: space[3] }])
export const title = style({
  flex: 1,
  minWidth: 0,
  lineHeight: leading.tight,
  fontSize: size.lead,
  fontWeight: weight.bold,
})
export const search = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: space[2],
  minWidth: 0,
  minHeight: control.large,
  paddingInline: space[3],
  borderRadius: radius.round,
  color: vars.color.inkSoft,
  background: vars.color.sunken,
  ':hover': { textDecoration: 'none' },
})
export const searchWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const searched = style([searchWords, { color: vars.color.ink }])

export const bottom = style({
  ...staying,
  zIndex: layer.header,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  ...bleeding('0px'),
  paddingBottom: inset.bottom,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.card,
})
/** A page without a bar ends above what the device takes. */
globalStyle(`${page}:not(:has(${bottom}, ${actionBar}))`, { paddingBottom: inset.bottom })
/** Less than what an action bar above it needs, which has the last word. */
globalStyle(`html:where(:has(${bottom}))`, {
  scrollPaddingBottom: `calc(5rem + ${inset.bottom})`,
})
export const tab = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: TABS,
  color: vars.color.inkSoft,
  fontSize: size.caption,
  lineHeight: 1.3,
  textAlign: 'center',
  // A long word is broken rather than lying over the next one.
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: vars.color.brand, fontWeight: weight.medium },
  },
})
/* The word stands below: a count covers none. */
globalStyle(`${tab} > ${holder}`, { marginInlineEnd: 0 })

export const menu = style({ display: 'grid', marginBlock: `-${space[2]}` })
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '52px',
  color: vars.color.ink,
  fontSize: size.lead,
  selectors: {
    'li + li > &': { borderTop: `1px solid ${vars.color.line}` },
    '&:hover': { textDecoration: 'none' },
  },
})
