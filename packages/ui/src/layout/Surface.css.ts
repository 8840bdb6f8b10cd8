import { recipe } from '@vanilla-extract/recipes'
import { sprinkles } from '../sprinkles/index.ts'
import { vars } from '../theme/index.ts'

export const surface = recipe({
  base: sprinkles({ minWidth: 0 }),
  variants: {
    tone: {
      card: sprinkles({ background: 'card', border: 'line' }),
      sunken: sprinkles({ background: 'sunken' }),
      dark: sprinkles({ background: 'dark', color: 'onDark' }),
    },
    padding: {
      0: sprinkles({ overflow: 'hidden' }),
      3: sprinkles({ padding: 3 }),
      4: sprinkles({ padding: 4 }),
      6: sprinkles({ padding: { phone: 4, tablet: 6 } }),
    },
    corner: {
      small: sprinkles({ borderRadius: 'small' }),
      medium: sprinkles({ borderRadius: 'medium' }),
      large: sprinkles({ borderRadius: 'large' }),
    },
    elevation: {
      0: {},
      1: { boxShadow: vars.elevation[1] },
      2: { boxShadow: vars.elevation[2] },
      3: { boxShadow: vars.elevation[3] },
    },
  },
})
