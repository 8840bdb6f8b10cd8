import { style } from '@vanilla-extract/css'
import { from } from './responsive.ts'
import { space, width } from './tokens.ts'

/** For screen readers only, where a rule decides when. */
export const visuallyHiddenRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** For screen readers only. */
export const visuallyHidden = style(visuallyHiddenRule)

/** The width that holds all content, with its breath at the sides. */
export const content = style({
  width: '100%',
  maxWidth: `calc(${width.content} + 2 * ${space[6]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] } },
})
