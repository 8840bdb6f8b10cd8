import { sprinkles } from '@compute-mall/ui/sprinkles'
import { radius, space, vars } from '@compute-mall/ui/theme'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** How the range and its ends take the room of their line; where nothing is said, as much as a figure needs. */
export const rangeFlex = createVar()
export const endFlex = createVar()
export const endWidth = createVar()

export const range = style([
  sprinkles({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }),
  { flex: fallbackVar(rangeFlex, '0 1 auto') },
])
export const end = style({
  flex: fallbackVar(endFlex, '0 1 auto'),
  width: fallbackVar(endWidth, '8em'),
  minHeight: '30px',
  padding: `0 ${space[2]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  background: vars.color.card,
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
  selectors: { '&[aria-invalid=true]': { borderColor: vars.color.danger } },
})
