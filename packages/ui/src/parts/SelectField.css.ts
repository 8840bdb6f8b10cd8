import { style } from '@vanilla-extract/css'
import { space, vars } from '../theme/index.ts'
import { box, input } from './Field.css.ts'

export const shell = style([box, { position: 'relative', padding: 0 }])

export const select = style([
  input,
  {
    alignSelf: 'stretch',
    padding: `${space[1]} ${space[8]} ${space[1]} ${space[3]}`,
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: { '&[data-empty]': { color: vars.color.inkFaint } },
  },
])

export const arrow = style({ position: 'absolute', insetInlineEnd: space[3], pointerEvents: 'none' })
