import { vars } from './contract.css.ts'
import { inset } from './responsive.ts'
import { layer, radius, space } from './tokens.ts'

/** How the focus is shown by what holds it, where the place itself is no target. */
export const focusRing = (outlineOffset: '2px' | '1px' | '-2px') => ({
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset,
})

/** A link that covers the box around it, so that all of it is the link; the box shows the focus. */
export const coveringLink = {
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
} as const

/** One line, and dots where it is too long. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The link past the header, which is seen while it has the focus. */
export const skipLink = {
  position: 'fixed',
  zIndex: layer.toast,
  top: `calc(${space[2]} + ${inset.top})`,
  insetInlineStart: `calc(${space[2]} + ${inset.left})`,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.medium,
  color: vars.color.onBrand,
  background: vars.color.brand,
  translate: `0 calc(-80px - ${inset.top})`,
  ':focus': { translate: '0 0' },
} as const
