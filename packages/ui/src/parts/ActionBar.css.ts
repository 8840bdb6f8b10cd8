import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { bleeding, inset, layer, space, staying, vars } from '../theme/index.ts'

/** How far above the lower edge it stands; the layout says it. */
export const actionBarBottom = createVar()
/** What the edge of the device takes of it. */
export const actionBarInset = createVar()

export const bar = style({
  ...staying,
  bottom: fallbackVar(actionBarBottom, '0px'),
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '60px',
  marginTop: 'auto',
  ...bleeding(space[4]),
  paddingBlock: `${space[2]} calc(${space[2]} + ${fallbackVar(actionBarInset, inset.bottom)})`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.card,
})
/** The focus never lies under the bar (WCAG 2.4.11). */
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: `calc(10rem + ${inset.bottom})` })
