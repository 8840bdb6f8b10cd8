import { control, leading, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[2]} ${space[3]} ${space[4]}`,
})
/** A place that waits for words takes no room. */
export const notice = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const panel = style({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  borderRadius: radius.large,
  background: vars.color.card,
})
export const soft = style({ color: vars.color.inkSoft, fontSize: size.caption })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space[2],
})
/** As high as a thumb, though it stands in a line of text. */
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: control.large,
  marginBlock: `-${space[2]}`,
  paddingInline: space[2],
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
  },
})
export const cover = style({ alignSelf: 'start', overflow: 'hidden', borderRadius: radius.medium })
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const name = style({
  fontSize: size.body,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  textWrap: 'pretty',
})
export const reason = style({ color: vars.color.danger, fontSize: size.caption })
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  paddingTop: space[1],
})
export const sums = style([
  panel,
  { gridTemplateColumns: '1fr auto', rowGap: space[2], color: vars.color.inkSoft },
])
export const atEnd = style({ color: vars.color.ink, textAlign: 'end' })
export const total = style({ flex: '1 1 0', minWidth: 'min-content', display: 'grid', gap: '2px' })
