import { style } from '@vanilla-extract/css'
import { actionBarBottom, actionBarInset } from '../../parts/ActionBar.css.ts'
import {
  around,
  belowTablet,
  bleeding,
  control,
  from,
  inset,
  layer,
  low,
  motion,
  radius,
  size,
  skipLink,
  space,
  staying,
  vars,
  weight,
} from '../../theme/index.ts'

const TOP = '56px'
const BOTTOM = '56px'
/** The line over the bar of a phone. */
const BORDER = '1px'
const RAIL = '76px'
const SIDE = '224px'

export const frame = style({
  display: 'grid',
  gridTemplate: '"top" auto "main" minmax(0, 1fr) "side" auto / minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [belowTablet]: {
      vars: {
        [actionBarBottom]: `calc(${BOTTOM} + ${inset.bottom})`,
        [actionBarInset]: '0px',
        [around]: `(${TOP} + ${BOTTOM} + ${BORDER} + ${inset.top} + ${inset.bottom})`,
      },
    },
    [from.tablet]: {
      vars: { [around]: `(${TOP} + ${inset.top})` },
      gridTemplate: `"top top" auto "side main" minmax(0, 1fr) / ${RAIL} minmax(0, 1fr)`,
    },
    [from.desktop]: { gridTemplateColumns: `${SIDE} minmax(0, 1fr)` },
  },
})

/** Above every page, as far in as its content. */
export const notice = style({ padding: `${space[4]} ${space[4]} 0` })
export const main = style({ gridArea: 'main', display: 'flex', flexDirection: 'column', minWidth: 0 })

export const skip = style(skipLink)

export const top = style({
  ...staying,
  gridArea: 'top',
  zIndex: layer.header,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: TOP,
  ...bleeding(space[4], space[2]),
  paddingTop: inset.top,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  '@media': {
    ...staying['@media'],
    [from.tablet]: { paddingInline: space[6] },
    print: { display: 'none' },
  },
})
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  color: vars.color.ink,
  ':hover': { textDecoration: 'none' },
})
export const product = style({ fontSize: size.lead, fontWeight: weight.bold, lineHeight: 1.25 })
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
})
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: control.large,
  minHeight: control.medium,
  padding: `0 ${space[2]}`,
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  ':hover': { color: vars.color.ink, background: vars.color.sunken, textDecoration: 'none' },
  '@media': { [from.tablet]: { minWidth: control.medium } },
})
/** A phone has it elsewhere. */
export const wideAction = style([
  action,
  { display: 'none', '@media': { [from.tablet]: { display: 'inline-flex' } } },
])
export const actionWords = style({ display: 'none', '@media': { [from.desktop]: { display: 'inline' } } })
export const name = style([actionWords, { maxWidth: '10rem', overflow: 'hidden', textOverflow: 'ellipsis' }])

export const side = style({
  gridArea: 'side',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  '@media': { print: { display: 'none' } },
})
export const sideInside = style({
  position: 'sticky',
  top: TOP,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `calc(100dvh - ${TOP})`,
  overflowY: 'auto',
  padding: space[3],
  '@media': { [low]: { position: 'static', maxHeight: 'none' } },
})
export const group = style({
  display: 'none',
  padding: `${space[4]} ${space[3]} ${space[1]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
  '@media': { [from.desktop]: { display: 'block' } },
})
export const entries = style({ display: 'grid', gap: '2px' })
export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: '52px',
  padding: space[1],
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  fontSize: size.caption,
  lineHeight: 1.3,
  textAlign: 'center',
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.sunken, textDecoration: 'none' },
    '&[aria-current]': {
      color: vars.color.brand,
      background: vars.color.brandSoft,
      fontWeight: weight.medium,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [from.desktop]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-start',
      gap: space[3],
      minHeight: '40px',
      padding: `0 ${space[3]}`,
      fontSize: size.body,
      textAlign: 'start',
    },
  },
})
export const label = style({ minWidth: 0, '@media': { [from.desktop]: { flex: 1 } } })
/** At the end of its line, where a desktop has room for it; else at the corner of the icon. */
export const count = style({ display: 'none', '@media': { [from.desktop]: { display: 'inline' } } })
export const corner = style({ display: 'grid', '@media': { [from.desktop]: { display: 'none' } } })
export const plainIcon = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } })

export const bottom = style({
  ...staying,
  gridArea: 'side',
  zIndex: layer.header,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  ...bleeding('0px'),
  paddingBottom: inset.bottom,
  borderTop: `${BORDER} solid ${vars.color.line}`,
  background: vars.color.card,
  '@media': { ...staying['@media'], print: { display: 'none' } },
})
export const tab = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: BOTTOM,
  color: vars.color.inkSoft,
  fontSize: size.caption,
  lineHeight: 1.3,
  textAlign: 'center',
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.color.brand, fontWeight: weight.medium },
  },
})
export const sheetItem = style({
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
    '&[aria-current]': { color: vars.color.brand },
  },
})
export const sheetLabel = style({ flex: 1, minWidth: 0, textAlign: 'start' })

export const menu = style({ display: 'grid', minWidth: '180px' })
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: '40px',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  color: vars.color.ink,
  ':hover': { background: vars.color.sunken, textDecoration: 'none' },
})
export const menuNote = style({
  padding: `${space[2]} ${space[3]}`,
  marginBottom: space[1],
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
})
