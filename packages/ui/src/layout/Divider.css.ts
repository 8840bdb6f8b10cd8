import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/index.ts'

export const divider = recipe({
  base: { flex: 'none', alignSelf: 'stretch', border: `0 solid ${vars.color.line}` },
  variants: {
    direction: {
      horizontal: { borderTopWidth: '1px', width: '100%' },
      vertical: { borderInlineStartWidth: '1px', width: 0 },
    },
  },
})
