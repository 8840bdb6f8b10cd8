import { style } from '@vanilla-extract/css'
import { radius, size, space, vars } from '../../theme/index.ts'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], padding: `${space[1]} 0` })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  selectors: { '&[data-dragged]': { opacity: 0.5 } },
})
export const grip = style({ flex: 'none', color: vars.color.inkFaint, cursor: 'grab' })
export const content = style({ flex: 1, minWidth: 0 })
export const presence = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const here = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.color.success,
})
