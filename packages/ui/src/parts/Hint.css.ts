import { keyframes, style } from '@vanilla-extract/css'
import { layer, leading, motion, radius, size, space, vars } from '../theme/index.ts'

export const anchor = style({ position: 'relative', display: 'inline-flex', maxWidth: '100%' })
export const wide = style({ display: 'flex', width: '100%' })

const appear = keyframes({ from: { opacity: 0 } })

export const bubble = style({
  position: 'absolute',
  zIndex: layer.popup,
  bottom: '100%',
  left: '50%',
  width: 'max-content',
  maxWidth: '240px',
  paddingBottom: space[2],
  translate: '-50% 0',
  animation: `${appear} ${motion.quick}`,
})

export const words = style({
  display: 'block',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  border: '1px solid transparent',
  background: vars.color.dark,
  color: vars.color.onDark,
  fontSize: size.caption,
  fontWeight: 400,
  lineHeight: leading.text,
  whiteSpace: 'normal',
  textAlign: 'start',
})
