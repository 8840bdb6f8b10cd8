import { fallbackVar, style } from '@vanilla-extract/css'
import { around, from, low, size, space, vars } from '../../theme/index.ts'

const TOP = '56px'

/** As high as the window leaves: each column scrolls by itself. */
export const frame = style({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.card,
  '@media': {
    [from.tablet]: {
      flex: 'none',
      gridTemplateColumns: '280px minmax(0, 1fr)',
      // A long column scrolls, and does not push the composer of the thread below the window.
      gridTemplateRows: 'minmax(0, 1fr)',
      height: `calc(100dvh - ${fallbackVar(around, TOP)})`,
    },
    [from.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr) 300px' },
    [low]: { height: 'auto' },
  },
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
})
/** Beside the thread where a desktop has room; else it opens over it, from a button that is needed there alone. */
export const context = style([column, { display: 'none', '@media': { [from.desktop]: { display: 'flex' } } }])
export const opener = style({ '@media': { [from.desktop]: { display: 'none' } } })
/** As far in as the words of the thread; where it opens over the thread, the drawer does that. */
export const about = style({ flex: 1, minHeight: 0, overflowY: 'auto', padding: space[4] })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '52px',
  padding: `${space[1]} ${space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const title = style({ flex: 1, minWidth: 0, fontSize: size.lead })
/** Whom the open conversation is with, and who that is in a few words. */
export const name = style({ fontSize: size.lead, overflowWrap: 'anywhere' })
export const facts = style({ color: vars.color.inkSoft, fontSize: size.caption })
export const body = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' })
