import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { control, inset, motion, radius, space, vars } from '../theme/index.ts'
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
globalStyle(`${sheet} > ${body}`, { padding: space[4], overscrollBehavior: 'contain' })
globalStyle(`${sheet} > ${body}:last-child`, { paddingBottom: `calc(${space[4]} + ${inset.bottom})` })
globalStyle(`${sheet} > ${footer}`, {
  padding: `${space[2]} ${space[4]} calc(${space[2]} + ${inset.bottom})`,
})
