import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '../theme/index.ts'

export const gauge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: size.caption,
  wordBreak: 'keep-all',
})

export const levels = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4] }, ([level]) => ({
  color: vars.availability[level as 1 | 2 | 3 | 4],
}))

export const bars = style({ display: 'inline-flex', alignItems: 'flex-end', gap: '2px' })

export const bar = style({
  width: '4px',
  height: '6px',
  border: '1px solid currentColor',
  borderRadius: '1px',
  selectors: {
    '&:nth-child(2)': { height: '8px' },
    '&:nth-child(3)': { height: '10px' },
    '&:nth-child(4)': { height: '12px' },
    '&[data-lit]': { background: 'currentColor', forcedColorAdjust: 'none' },
    '&:not([data-lit])': { opacity: 0.45 },
  },
})
