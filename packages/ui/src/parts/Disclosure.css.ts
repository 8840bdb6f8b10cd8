import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { layer, motion, radius, space, vars } from '../theme/index.ts'

export const root = style({ position: 'relative' })

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'pointer',
  listStyle: 'none',
  userSelect: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

const drop = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

/** How far below its label the panel begins; where nothing is said, with a gap. */
export const panelTop = createVar()

export const panel = style({
  position: 'absolute',
  zIndex: layer.popup,
  top: fallbackVar(panelTop, `calc(100% + ${space[2]})`),
  width: 'max-content',
  minWidth: '100%',
  maxWidth: 'calc(100vw - 32px)',
  padding: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
  background: vars.color.card,
  boxShadow: vars.elevation[2],
  animation: `${drop} ${motion.quick}`,
})
export const aligns = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } })
