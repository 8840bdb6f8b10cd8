import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { control, motion, radius, space, vars } from '../theme/index.ts'
import { body, footer, header, surface } from './Dialog.css.ts'

const slideUp = keyframes({ from: { translate: '0 100%' } })

export const sheet = style([
  surface,
  {
    width: '100%',
    maxWidth: '640px',
    maxHeight: '85dvh',
    margin: 'auto auto 0',
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    animation: `${slideUp} ${motion.slow}`,
    overscrollBehavior: 'contain',
  },
])

globalStyle(`${sheet} > ${header}`, {
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${sheet} > ${header} button`, { minWidth: control.large, minHeight: control.large })
globalStyle(`${sheet} > ${body}`, {
  padding: `${space[4]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom))`,
  overscrollBehavior: 'contain',
})
globalStyle(`${sheet} > ${footer}`, {
  padding: `${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom))`,
})
