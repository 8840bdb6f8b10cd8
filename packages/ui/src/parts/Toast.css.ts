import { keyframes, style } from '@vanilla-extract/css'
import { belowTablet, from, inset, layer, motion, radius, size, space, vars, weight } from '../theme/index.ts'
import { toastPolicy } from './toastPolicy.ts'

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } })

const shown = { display: 'grid', justifyItems: 'center', gap: `${toastPolicy.spacing}px` } as const

/** In the top layer of the page; in a dialog a part of it. On a phone it has room above the title of its sheet. */
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  inset: 'auto',
  top: `calc(${space[6]} + ${inset.top})`,
  insetInline: 0,
  width: '100%',
  margin: '0 auto',
  padding: `0 calc(${space[4]} + ${inset.right}) 0 calc(${space[4]} + ${inset.left})`,
  border: 0,
  background: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: {
    '&:popover-open': shown,
    'dialog > &': shown,
  },
  '@media': {
    [belowTablet]: {
      selectors: { 'dialog > &': { position: 'static', order: -1, padding: `${space[3]} ${space[4]} 0` } },
    },
  },
})

export const notifications = style({
  '@media': {
    [from.tablet]: {
      top: 'auto',
      bottom: `calc(${space[6]} + ${inset.bottom})`,
      insetInline: 'auto 0',
      width: '400px',
      selectors: {
        '&:popover-open': { justifyItems: 'stretch' },
        'dialog > &': { justifyItems: 'stretch' },
      },
    },
  },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  maxWidth: '520px',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
  background: vars.color.card,
  boxShadow: vars.elevation[3],
  fontSize: size.body,
  pointerEvents: 'auto',
  animation: `${appear} ${motion.calm}`,
})

export const body = style({ flex: 1, minWidth: 0 })
export const title = style({ fontWeight: weight.medium })
export const more = style({ color: vars.color.inkSoft })
export const close = style({ margin: '-4px -8px -4px 0' })
