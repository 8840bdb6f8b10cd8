import { keyframes, style } from '@vanilla-extract/css'
import { control, forcedColors, layer, motion, radius, space, vars } from '../theme/index.ts'

const drop = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

/** What drops from a control: options, a menu, a calendar. */
export const popup = style({
  zIndex: layer.popup,
  maxHeight: 'min(360px, var(--available-height, 60vh))',
  maxWidth: 'calc(100vw - 16px)',
  overflowY: 'auto',
  padding: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
  background: vars.color.card,
  boxShadow: vars.elevation[2],
  animation: `${drop} ${motion.quick}`,
  ':focus-visible': { outlineOffset: '-2px' },
})

/** One line of it; the one that the arrow keys are at has a ring that forced colours keep. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: control.medium,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.sunken,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-state=checked]': { color: vars.color.brand, background: vars.color.brandSoft },
    '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})

export const note = style({ padding: `${space[3]} ${space[3]}`, color: vars.color.inkFaint })
