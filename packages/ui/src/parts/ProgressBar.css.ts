import { keyframes, style } from '@vanilla-extract/css'
import { motion, radius, size, space, vars } from '../theme/index.ts'

export const root = style({ display: 'grid', gap: space[1] })
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: size.caption,
  color: vars.color.inkSoft,
})
const sweep = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } })

export const bar = style({
  width: '100%',
  height: '6px',
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: vars.color.line,
  color: vars.color.brand,
  overflow: 'hidden',
  appearance: 'none',
  selectors: {
    '&:not([value])': {
      backgroundImage: `linear-gradient(${vars.color.brand}, ${vars.color.brand})`,
      backgroundSize: '40% 100%',
      backgroundRepeat: 'no-repeat',
      backgroundPositionX: '50%',
      animation: `${sweep} 1400ms linear infinite`,
    },
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': { background: vars.color.brand, transition: `width ${motion.calm}` },
    '&::-moz-progress-bar': { background: vars.color.brand },
  },
})
