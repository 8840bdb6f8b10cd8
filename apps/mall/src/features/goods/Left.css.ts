import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const left = style([
  sprinkles({ display: 'grid', gap: 1, color: 'soft', fontSize: 'caption', gridTemplateColumns: 1 }),
  /* Below what is chosen, behind the legends where those stand beside it. */
  { '@media': { [from.desktop]: { marginInlineStart: '8rem', marginBlockStart: `-${space[2]}` } } },
])
