import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../../theme/index.ts'

export const list = style({ display: 'grid' })
export const event = style({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  padding: `0 0 ${space[4]} ${space[6]}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '4px',
      top: '18px',
      bottom: '-2px',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { display: 'none' },
  },
})
export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '6px',
  width: '9px',
  height: '9px',
  border: '2px solid currentColor',
  borderRadius: '50%',
  background: vars.color.card,
})
export const tones = styleVariants({
  neutral: { color: vars.color.lineStrong },
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warn: { color: vars.color.warn },
  danger: { color: vars.color.danger },
})
export const title = style({ fontWeight: weight.medium })
export const meta = style({ color: vars.color.inkFaint, fontSize: size.caption })
export const text = style({ color: vars.color.inkSoft })
