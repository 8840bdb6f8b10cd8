import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { bleeding, clear, inset, layer, space, staying, vars } from '../theme/index.ts'

/** How far above the lower edge it stands; the layout says it. */
export const actionBarBottom = createVar()
/** What the edge of the device takes of it. */
export const actionBarInset = createVar()

export const bar = style([
  clear.actionBar,
  {
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
    /* Where words are so large that a sum and the button do not fit beside one another, they stand in two lines. */
    selectors: { '&:has(> [data-sum])': { flexWrap: 'wrap' } },
  },
])
