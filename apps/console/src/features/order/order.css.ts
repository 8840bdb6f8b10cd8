import { from, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '1080px',
  width: '100%',
  marginInline: 'auto',
  padding: `${space[4]} ${space[4]} ${space[12]}`,
  '@media': { [from.tablet]: { gap: space[6], paddingBlock: space[8] } },
})
export const title = style({ fontSize: size.heading })
export const list = style({ display: 'grid', gap: space[4] })
export const soft = style({ color: vars.color.inkSoft })

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  paddingBottom: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
})
export const end = style({ marginInlineStart: 'auto' })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[3],
  paddingTop: space[3],
  borderTop: `1px solid ${vars.color.line}`,
})

export const sum = style({ color: vars.color.ink })

/** The answers to a question in a dialog. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingTop: space[6],
})

export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
})
/** What the state is, and what it means for the buyer. */
export const state = style({ display: 'grid', gap: space[2] })
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const hint = style({ fontSize: size.lead })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const history = style({ display: 'grid', gap: space[3] })
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.color.line}`,
})
/** The times stand below one another, near what happened then. */
export const event = style({ flex: '0 1 16rem' })
