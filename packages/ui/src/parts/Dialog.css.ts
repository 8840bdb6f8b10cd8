import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import {
  belowTablet,
  control,
  from,
  inset,
  motion,
  radius,
  size,
  space,
  thumb,
  vars,
} from '../theme/index.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })
const slideIn = keyframes({ from: { translate: '100% 0' } })
const slideUp = keyframes({ from: { translate: '0 100%' } })
const fade = keyframes({ from: { opacity: 0 } })

const surface = style({
  border: '1px solid transparent',
  color: vars.color.ink,
  background: vars.color.card,
  boxShadow: vars.elevation[3],
  overflow: 'hidden',
  '::backdrop': { background: 'rgb(16 19 24 / 55%)', animation: `${fade} ${motion.calm}` },
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
})

/** In the middle; on a phone a sheet from below. */
export const dialog = style([
  surface,
  {
    width: '100%',
    maxWidth: '100%',
    maxHeight: '88dvh',
    margin: 'auto 0 0',
    paddingInline: `${inset.left} ${inset.right}`,
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    animation: `${slideUp} ${motion.slow}`,
    '@media': {
      [from.tablet]: {
        margin: 'auto',
        paddingInline: 0,
        borderRadius: radius.large,
        animation: `${rise} ${motion.calm}`,
      },
    },
  },
])

export const widths = styleVariants({ small: 420, medium: 560, large: 800 }, (px) => ({
  '@media': { [from.tablet]: { width: `min(${px}px, calc(100vw - ${space[8]}))` } },
}))

/** A phone's dialog: from below, with a strip of the page left in sight. */
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

/** From the right, over the whole height. */
export const drawer = style([
  surface,
  {
    width: 'min(420px, 100%)',
    maxWidth: '100%',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: '0 0 0 auto',
    paddingBlockStart: inset.top,
    paddingInlineEnd: inset.right,
    animation: `${slideIn} ${motion.slow}`,
  },
])

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[4]} ${space[4]} ${space[2]} ${space[6]}`,
  selectors: {
    [`${sheet} > &`]: {
      vars: { [thumb.height]: control.large },
      padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})
export const title = style({ fontSize: size.title })
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[2]} ${space[6]} ${space[6]}`,
  selectors: {
    '&:not(:has(~ footer))': { paddingBottom: `calc(${space[6]} + ${inset.bottom})` },
    [`${sheet} > &`]: { padding: space[4], overscrollBehavior: 'contain' },
    [`${sheet} > &:not(:has(~ footer))`]: { paddingBottom: `calc(${space[4]} + ${inset.bottom})` },
  },
})
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: `${space[4]} ${space[6]} calc(${space[4]} + ${inset.bottom})`,
  borderTop: `1px solid ${vars.color.line}`,
  /* On a phone the answers share the line, as far as their words have room. */
  '@media': {
    [belowTablet]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))' },
  },
  selectors: {
    [`${sheet} > &`]: { padding: `${space[2]} ${space[4]} calc(${space[2]} + ${inset.bottom})` },
  },
})
