import { style } from '@vanilla-extract/css'
import { bar as actionBar, actionBarBottom, actionBarInset } from '../parts/ActionBar.css.ts'
import { badgeRoom } from '../parts/Badge.css.ts'
import {
  bleeding,
  clear,
  control,
  ellipsis,
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
import { mainDisplay } from './Shell.css.ts'

const TABS = '56px'

export const bottom = style([
  clear.bottomBar,
  {
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
  },
])

export const page = style([
  touchPage,
  clear.topBar,
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    paddingInline: `${inset.left} ${inset.right}`,
    /* The page takes what the bars leave, so that a bar of its own stands at the lower edge. */
    vars: { [mainDisplay]: 'flex' },
    /* A page without a bar ends above what the device takes. */
    selectors: { [`&:not(:has(${bottom}, ${actionBar}))`]: { paddingBottom: inset.bottom } },
  },
])
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
  /* Room for a count before there is one, so that nothing beside it moves. */
  vars: { [badgeRoom]: '1rem' },
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
export const brand = style([action, { paddingInline: space[3] }])
export const subSite = style({ flex: 'none', color: vars.color.inkSoft, fontSize: size.caption })
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
export const searchWords = style(ellipsis)
export const searched = style([searchWords, { color: vars.color.ink }])

export const tab = style({
  /* The word stands below: a count covers none. */
  vars: { [badgeRoom]: '0px' },
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
