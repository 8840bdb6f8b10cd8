import { style, styleVariants } from '@vanilla-extract/css'
import { radius, size, space, vars } from '../theme/index.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '22px',
  padding: `1px ${space[2]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  fontSize: size.caption,
  lineHeight: 1.4,
})

export const tones = styleVariants({
  neutral: { color: vars.color.inkSoft, background: vars.color.sunken },
  outline: { color: vars.color.inkSoft, borderColor: vars.color.line, background: vars.color.card },
  brand: { color: vars.color.brand, background: vars.color.brandSoft },
  success: { color: vars.color.success, background: vars.color.successSoft },
  warn: { color: vars.color.warn, background: vars.color.warnSoft },
  danger: { color: vars.color.danger, background: vars.color.dangerSoft },
  info: { color: vars.color.info, background: vars.color.infoSoft },
})
