import { sprinkles } from '@compute-mall/ui/sprinkles'
import { control, size, space, stayingTabs, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  background: vars.color.card,
})
export const who = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
export const name = style({ fontSize: size.lead, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color.inkSoft,
})
export const tabs = style([
  stayingTabs,
  { minWidth: 0, paddingBottom: space[4], background: vars.color.card },
])
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const goods = style({ ...stack, gap: space[3] })
export const about = style({ ...stack, gap: space[4], overflowWrap: 'anywhere' })
export const known = style({ ...stack, gap: space[2], color: vars.color.inkSoft })
export const fact = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const subtitle = sprinkles({ fontSize: 'lead' })
/** An icon above its word, as high as a thumb. */
export const reach = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  minWidth: control.large,
  minHeight: control.large,
  color: vars.color.ink,
  fontSize: size.caption,
})
