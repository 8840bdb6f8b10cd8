import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, vars, weight } from '../theme/index.ts'

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  color: vars.color.ink,
})

export const tones = styleVariants({
  info: {
    background: vars.color.infoSoft,
    borderColor: `color-mix(in srgb, ${vars.color.info} 25%, transparent)`,
  },
  success: {
    background: vars.color.successSoft,
    borderColor: `color-mix(in srgb, ${vars.color.success} 25%, transparent)`,
  },
  warn: {
    background: vars.color.warnSoft,
    borderColor: `color-mix(in srgb, ${vars.color.warn} 25%, transparent)`,
  },
  danger: {
    background: vars.color.dangerSoft,
    borderColor: `color-mix(in srgb, ${vars.color.danger} 25%, transparent)`,
  },
})

export const icon = styleVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warn: { color: vars.color.warn },
  danger: { color: vars.color.danger },
})

export const body = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
export const title = style({ fontWeight: weight.bold })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingTop: space[1] })
