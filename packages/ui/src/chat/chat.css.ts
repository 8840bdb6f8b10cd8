import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { around, from, inset, layer, low, radius, size, space, vars, weight } from '../theme/index.ts'

const PANEL = 'min(420px, 100vw)'

/** Over the page at the right; the page beside it stays in use. */
export const panel = style({
  position: 'fixed',
  zIndex: layer.popup,
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  width: PANEL,
  paddingBlockStart: inset.top,
  paddingInlineEnd: inset.right,
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  background: vars.color.card,
  boxShadow: vars.elevation[3],
})
export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const headWords = style({ flex: 1, minWidth: 0 })
export const headTitle = style({
  overflow: 'hidden',
  fontSize: size.lead,
  // What hides what is too wide would cut off what hangs below a tighter line.
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const headFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
})

export const thread = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[4]}`,
  color: vars.color.warn,
  background: vars.color.warnSoft,
  fontSize: size.caption,
})
export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.page,
  '@media': { [low]: { overflowY: 'visible' } },
})
export const older = style({ display: 'flex', justifyContent: 'center', paddingBottom: space[3] })
export const bubbles = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
export const ownRow = style([row, { alignItems: 'flex-end' }])
export const time = style({
  alignSelf: 'center',
  padding: `${space[2]} 0 ${space[1]}`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const divider = style({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} 0`,
  color: vars.color.brand,
  fontSize: size.caption,
  '::before': { content: '""', flex: 1, borderTop: `1px solid ${vars.color.line}` },
  '::after': { content: '""', flex: 1, borderTop: `1px solid ${vars.color.line}` },
})
export const sender = style({ color: vars.color.inkSoft, fontSize: size.caption })
const bubbleBase = style({
  maxWidth: '85%',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.large,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const bubble = styleVariants({
  peer: [
    bubbleBase,
    {
      border: `1px solid ${vars.color.line}`,
      background: vars.color.card,
      borderStartStartRadius: radius.small,
    },
  ],
  own: [bubbleBase, { background: vars.color.brandSoft, borderStartEndRadius: radius.small }],
  note: [bubbleBase, { background: vars.color.warnSoft }],
})
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const failed = style({ color: vars.color.danger })
export const textButton = style({
  '@media': { '(pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  minHeight: '24px',
  padding: `0 ${space[1]}`,
  color: vars.color.link,
  fontSize: size.caption,
  ':hover': { textDecoration: 'underline' },
})
export const goods = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: size.caption,
  selectors: { [`${row} > &`]: { marginBottom: space[1] } },
})
export const goodsWords = style({ display: 'grid', minWidth: 0, color: vars.color.inkSoft })
export const goodsName = style({ color: vars.color.ink, fontWeight: weight.medium, overflowWrap: 'anywhere' })
export const waiting = style({ padding: `${space[6]} 0`, textAlign: 'center', color: vars.color.inkSoft })

export const typing = style({
  padding: `${space[1]} ${space[4]}`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
})

export const composer = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[4]} calc(${space[3]} + ${inset.bottom})`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.card,
})
export const box = style({
  display: 'block',
  width: '100%',
  minHeight: '56px',
  maxHeight: '30vh',
  padding: space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
  background: vars.color.card,
  fontSize: size.lead,
  resize: 'none',
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
  '@media': { [from.tablet]: { fontSize: size.body } },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
})
export const hint = style({ marginInlineEnd: 'auto', color: vars.color.inkSoft, fontSize: size.caption })
export const tooLong = style([hint, { color: vars.color.danger }])

/** Lower right, above the way to customer service. */
export const notices = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetInlineEnd: `calc(${space[6]} + ${inset.right})`,
  bottom: `calc(${space[20]} + ${space[10]} + ${inset.bottom})`,
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  width: 'min(320px, calc(100vw - 32px))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  boxShadow: vars.elevation[3],
})
/** It says who wrote: all of it, in as many lines as that takes. */
export const noticeTitle = style({
  flex: 1,
  minWidth: 0,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})
export const noticeText = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
export const noticeMore = style({
  justifySelf: 'end',
  alignSelf: 'flex-end',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  color: vars.color.inkSoft,
  background: vars.color.card,
  boxShadow: vars.elevation[2],
  fontSize: size.caption,
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textAlign: 'start',
  ':hover': { background: vars.color.sunken },
  selectors: { '&[aria-current=true]': { background: vars.color.brandSoft } },
})
export const itemWords = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
})
export const itemHead = style({ display: 'flex', alignItems: 'baseline', gap: space[2] })
export const itemName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const itemTime = style({ color: vars.color.inkSoft, fontSize: size.caption, whiteSpace: 'nowrap' })
export const itemText = style({
  overflow: 'hidden',
  color: vars.color.inkSoft,
  fontSize: size.caption,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const messages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: '1280px',
  // In the mall, the bar above it is all that is beside it.
  minHeight: `calc(100dvh - ${fallbackVar(around, '53px')})`,
  margin: '0 auto',
  background: vars.color.card,
  '@media': {
    [from.tablet]: {
      minHeight: 0,
      gridTemplateColumns: '320px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      height: `calc(100dvh - ${fallbackVar(around, '65px')})`,
    },
    [low]: { height: 'auto' },
  },
})
export const messagesColumn = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  '@media': { [from.tablet]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
})
/** In line with the words around it: an inbox has them nearer to its edge. */
export const alerts = style({
  display: 'grid',
  padding: `0 ${space[3]} ${space[2]}`,
  selectors: { [`${messagesColumn} &`]: { paddingInline: space[4] } },
})
export const messagesTitle = style({ padding: `${space[4]} ${space[4]} ${space[2]}`, fontSize: size.title })
export const messagesLead = style({ padding: `0 ${space[4]} ${space[3]}`, color: vars.color.inkSoft })
export const messagesPending = style({ padding: `0 ${space[4]}` })
/** The way back to the list, where it is not in sight. */
export const narrowOnly = style({ '@media': { [from.tablet]: { display: 'none' } } })
export const barred = style({ display: 'grid', gap: space[3], padding: space[4] })
export const reach = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '44px',
  color: vars.color.link,
})
export const fullHeight = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: '60dvh' })
/** On a phone the conversation takes the place of the list. It stands last, so that it overrides the others. */
export const besideOnly = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'flex' } },
})
