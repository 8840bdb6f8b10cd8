import { style } from '@vanilla-extract/css'
import {
  choiceGround,
  foldedHeight,
  from,
  motion,
  radius,
  size,
  space,
  targetHeight,
  vars,
  weight,
} from '../theme/index.ts'

export const row = style({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} 0`,
  '@media': { [from.tablet]: { gridTemplateColumns: '5.5rem 1fr auto' } },
})
/** Of several, one under another. */
export const ruled = style([row, { selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } }])
export const label = style({ paddingTop: '5px', color: vars.color.inkFaint })
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  minWidth: 0,
  selectors: { '&[data-folded]': { maxHeight: foldedHeight('2rem'), overflow: 'hidden' } },
})
export const option = style({
  minHeight: targetHeight('30px'),
  padding: `${space[1]} ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: choiceGround,
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-pressed=true]': {
      color: vars.color.brand,
      background: vars.color.brandSoft,
      borderColor: vars.color.brand,
      fontWeight: weight.medium,
    },
    '&:disabled': { color: vars.color.inkFaint, cursor: 'not-allowed' },
  },
})
export const count = style({
  color: vars.color.inkFaint,
  fontSize: size.caption,
  fontWeight: weight.regular,
})
export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '2px',
  minHeight: targetHeight('30px'),
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
