import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import {
  control,
  motion,
  radius,
  size,
  space,
  targetHeight,
  targetText,
  vars,
  weight,
} from '../theme/index.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: radius.medium,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
})

export const sizes = styleVariants({
  small: {
    minHeight: targetHeight(control.small),
    padding: `${space[1]} ${space[3]}`,
    fontSize: targetText(size.caption),
  },
  medium: {
    minHeight: targetHeight(control.medium),
    padding: `${space[1]} ${space[4]}`,
    fontSize: targetText(size.body),
  },
  large: {
    minHeight: targetHeight(control.large),
    padding: `${space[2]} ${space[6]}`,
    fontSize: targetText(size.lead),
  },
})

export const wide = style({ width: '100%' })

const filled = (background: string, hover: string, pressed: string) => ({
  color: vars.color.onBrand,
  background,
  selectors: {
    '&:hover': { background: hover },
    '&:active': { background: pressed },
    '&[aria-disabled=true]:not([aria-busy=true])': {
      color: vars.color.inkFaint,
      background: vars.color.line,
    },
  },
})

const quietWhenDisabled = {
  '&[aria-disabled=true]:not([aria-busy=true])': {
    color: vars.color.inkFaint,
    background: vars.color.sunken,
    borderColor: vars.color.line,
  },
} as const

/** The colour of a quiet button; where nothing is said, that of quiet words. */
export const quietInk = createVar()

export const variants = styleVariants({
  primary: filled(vars.color.brand, vars.color.brandHover, vars.color.brandPressed),
  secondary: {
    color: vars.color.ink,
    background: vars.color.card,
    borderColor: vars.color.lineStrong,
    selectors: {
      '&:hover': { borderColor: vars.color.brand, color: vars.color.brand },
      '&:active': { background: vars.color.brandSoft },
      ...quietWhenDisabled,
    },
  },
  ghost: {
    color: fallbackVar(quietInk, vars.color.inkSoft),
    selectors: {
      '&:hover': { color: vars.color.ink, background: vars.color.sunken },
      '&:active': { background: vars.color.line },
      '&[aria-disabled=true]:not([aria-busy=true])': { color: vars.color.inkFaint, background: 'none' },
    },
  },
  danger: {
    color: vars.color.danger,
    background: vars.color.card,
    borderColor: vars.color.danger,
    selectors: {
      '&:hover': { background: vars.color.dangerSoft },
      '&:active': { background: vars.color.dangerSoft },
      ...quietWhenDisabled,
    },
  },
})
