import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, vars, weight } from '../theme/index.ts'

/** How large the sign before the words is, in px. */
export const ICON = 20

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space[2],
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

/** What to do stands beside what is said, and below it where both have no room. */
export const said = style({
  flex: '1 1 17rem',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minWidth: 0,
})
export const text = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
export const title = style({ fontWeight: weight.bold })
/** Where it stands below, it begins where the words do. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: `calc(${ICON}px + ${space[3]})`,
})
