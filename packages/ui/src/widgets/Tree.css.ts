import { style } from '@vanilla-extract/css'
import { control, focusRing, forcedColors, motion, radius, space, vars, weight } from '../theme/index.ts'

export const tree = style({ display: 'grid', gap: '2px' })

/** A line of the tree; how deep it lies comes from Ark. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: control.small,
  paddingBlock: space[1],
  paddingInline: `calc(${space[2]} + (var(--depth) - 1) * 20px) ${space[2]}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[data-selected]': {
      color: vars.color.brand,
      background: vars.color.brandSoft,
      fontWeight: weight.medium,
      /* Forced colours show it. */
      outline: '1px solid transparent',
      outlineOffset: '-1px',
    },
    '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})
export const leaf = style([
  line,
  { paddingInlineStart: `calc(${space[2]} + (var(--depth) - 1) * 20px + 20px)` },
])
export const arrow = style({
  display: 'inline-grid',
  transition: `rotate ${motion.quick}`,
  selectors: { '&[data-state=open]': { rotate: '90deg' } },
})
