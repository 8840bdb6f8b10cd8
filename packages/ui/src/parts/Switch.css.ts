import { style } from '@vanilla-extract/css'
import { forcedColors, motion, radius, vars } from '../theme/index.ts'

export const input = style({
  position: 'relative',
  flex: 'none',
  width: '36px',
  height: '20px',
  margin: '1px 0 0',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.round,
  background: vars.color.lineStrong,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '2px',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    background: vars.color.card,
    transition: `inset-inline-start ${motion.quick}`,
  },
  selectors: {
    '&:checked': { background: vars.color.brand, borderColor: vars.color.brand },
    '&:checked::before': { insetInlineStart: '18px' },
    '&:disabled': { background: vars.color.line, borderColor: vars.color.line },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      selectors: {
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
})
