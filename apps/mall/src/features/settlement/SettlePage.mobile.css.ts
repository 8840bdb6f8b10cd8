import { sprinkles } from '@compute-mall/ui/sprinkles'
import { control, radius, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { hero as ground } from './settle.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[2]} ${space[3]} ${space[6]}`,
})
const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.large,
})
export const panel = style([block, { background: vars.color.card }])
export const hero = style([block, ground, { paddingBlock: space[6] }])
export const title = sprinkles({ fontSize: 'heading' })
export const partTitle = sprinkles({ fontSize: 'lead' })

export const fold = style({ borderTop: `1px solid ${vars.color.line}` })
export const summary = style({
  minHeight: control.large,
  fontWeight: weight.medium,
  lineHeight: control.large,
  cursor: 'pointer',
})
