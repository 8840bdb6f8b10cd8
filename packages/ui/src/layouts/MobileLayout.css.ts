import { style } from '@vanilla-extract/css'
import { layer, size, space, vars, weight } from '../theme/index.ts'

export const top = style({
  position: 'sticky',
  zIndex: layer.header,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: `${vars.picture.header} top / cover, ${vars.color.card}`,
})
export const search = style({ flex: 1, minWidth: 0 })

export const bottom = style({
  position: 'sticky',
  zIndex: layer.header,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.card,
})
export const tab = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  padding: `${space[2]} 0`,
  color: vars.color.inkSoft,
  fontSize: size.caption,
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: vars.color.brand, fontWeight: weight.medium },
  },
})
