import { style } from '@vanilla-extract/css'
import { from, low, size, space, vars } from '../../theme/index.ts'

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
      gridTemplateColumns: '280px minmax(0, 1fr)',
      height: `calc(100dvh - ${TOP})`,
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
/** Beside the thread where a desktop has room; else it opens over it. */
export const context = style([column, { display: 'none', '@media': { [from.desktop]: { display: 'flex' } } }])
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '52px',
  padding: `${space[1]} ${space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const title = style({ flex: 1, minWidth: 0, fontSize: size.lead })
export const body = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' })
