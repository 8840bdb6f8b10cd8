import { keyframes, style } from '@vanilla-extract/css'
import { inset, layer, reducedMotion, vars } from '../theme/index.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

export const bar = style({
  position: 'fixed',
  insetBlockStart: inset.top,
  insetInline: 0,
  height: '3px',
  zIndex: layer.popup,
  background: vars.color.brand,
  transformOrigin: 'left',
  animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.1, 1) forwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
