import { radius, space, vars, weight } from '@compute-mall/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const bar = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const count = style({ flex: 1, minWidth: 0 })

export const region = style({
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
})
export const table = style({ width: '100%', textAlign: 'start' })
const cellRule = { padding: space[3], textAlign: 'start', verticalAlign: 'top' } as const
/** The names of the facts stay in sight while the offers move. */
const first = { ...cellRule, position: 'sticky', insetInlineStart: 0, background: vars.color.sunken } as const
export const corner = style(first)
export const fact = style({
  ...first,
  color: vars.color.inkSoft,
  fontWeight: weight.regular,
  minWidth: '72px',
})
export const offer = style({ ...cellRule, minWidth: '148px', background: vars.color.sunken })
export const cell = style({
  ...cellRule,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: weight.medium,
})
globalStyle(`tr[data-same] > ${cell}`, { color: vars.color.inkSoft, fontWeight: weight.regular })
