import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  flex: 'none',
  width: '1.15em',
  height: '1.15em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
})
