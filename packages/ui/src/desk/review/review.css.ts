import { style, styleVariants } from '@vanilla-extract/css'
import { control, from, radius, size, space, vars, weight } from '../../theme/index.ts'

export const checks = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` })
export const check = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const checkTones = styleVariants({
  success: { color: vars.color.success },
  warn: { color: vars.color.warn },
  danger: { color: vars.color.danger },
  neutral: { color: vars.color.inkFaint },
})

export const fields = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
  overflow: 'hidden',
})
const columns = 'minmax(6rem, 10rem) minmax(0, 1fr) minmax(0, 1fr) auto'
/** Without the column of what was. */
const firstColumns = 'minmax(6rem, 10rem) minmax(0, 1fr) auto'
const atFirst = { [`${fields}[data-first] &`]: { gridTemplateColumns: firstColumns } }
export const fieldsHead = style({
  display: 'none',
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: columns,
      gap: space[3],
      padding: `${space[2]} ${space[4]}`,
      color: vars.color.inkSoft,
      background: vars.color.sunken,
      fontSize: size.caption,
      selectors: atFirst,
    },
  },
})
export const flagSpace = style({ width: control.small })
export const field = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${vars.color.line}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  selectors: {
    '&[data-focused]': { boxShadow: `inset 3px 0 0 ${vars.color.focus}` },
    '&[data-flagged]': { background: vars.color.dangerSoft },
  },
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: columns,
      alignItems: 'start',
      gap: space[3],
      selectors: atFirst,
    },
  },
})
export const name = style({ color: vars.color.inkSoft, fontWeight: weight.medium })
export const value = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
})
export const valueName = style({
  color: vars.color.inkFaint,
  fontSize: size.caption,
  '@media': { [from.tablet]: { display: 'none' } },
})
export const flagCell = style({
  gridRow: 1,
  gridColumn: 2,
  '@media': { [from.tablet]: { gridColumn: '-2 / -1' } },
})
export const reason = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.danger,
  '@media': { [from.tablet]: { gridColumn: '2 / -2' } },
})
export const flag = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: control.small,
  height: control.small,
  borderRadius: radius.medium,
  color: vars.color.inkFaint,
  selectors: {
    '&:hover': { color: vars.color.danger, background: vars.color.dangerSoft },
    '&[aria-pressed=true]': { color: vars.color.danger },
  },
})

export const removed = style({
  color: vars.color.danger,
  background: vars.color.dangerSoft,
  textDecoration: 'line-through',
})
export const added = style({
  color: vars.color.success,
  background: vars.color.successSoft,
  textDecoration: 'none',
})
export const none = style({ color: vars.color.inkFaint })

/** Both versions of a value, side by side where there is room, under the name of the field. */
export const since = style({
  display: 'grid',
  gap: `${space[1]} ${space[3]}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const sinceName = style({ gridColumn: '1 / -1', color: vars.color.inkSoft })
export const sinceValue = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const sinceVersion = style({ display: 'block', color: vars.color.inkFaint, fontSize: size.caption })

export const viewer = style({ display: 'grid', gap: space[2] })
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '320px',
  overflow: 'auto',
  borderRadius: radius.medium,
  background: vars.color.sunken,
})
export const picture = style({ maxWidth: 'none', transformOrigin: 'center' })
export const mark = style({
  position: 'absolute',
  insetInlineStart: space[2],
  bottom: space[2],
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  color: vars.color.onDark,
  background: 'rgb(16 19 24 / 70%)',
  fontSize: size.caption,
  pointerEvents: 'none',
})
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[1] })

export const decision = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  maxWidth: '1280px',
  marginInline: 'auto',
  '@media': { [from.tablet]: { paddingInline: space[2] } },
})
/** Both of the same width in a line of their own on a phone. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: '1 0 100%',
  gap: space[2],
  '@media': { [from.tablet]: { flex: 'none' } },
})
export const count = style({ marginInlineEnd: 'auto', color: vars.color.inkSoft })
export const key = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '18px',
      padding: `0 ${space[1]}`,
      border: '1px solid currentColor',
      borderRadius: radius.small,
      fontFamily: 'inherit',
      fontSize: size.caption,
      lineHeight: 1.3,
    },
  },
})
export const keyAlways = style([
  key,
  {
    display: 'inline-grid',
    border: '1px solid currentColor',
    borderRadius: radius.small,
    minWidth: '20px',
    placeItems: 'center',
  },
])
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'center',
})
export const prepared = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })
export const sentence = style({
  width: '100%',
  minHeight: control.medium,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.sunken },
})
