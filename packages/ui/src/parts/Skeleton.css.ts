import { keyframes, style } from '@vanilla-extract/css'
import { radius, vars } from '../theme/index.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style({
  display: 'block',
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: vars.color.line,
  animation: `${breathe} 1600ms ease-in-out infinite`,
})
