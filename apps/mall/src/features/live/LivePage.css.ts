import { sprinkles } from '@compute-mall/ui/sprinkles'
import { vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** A word that is longer than a phone is parted. */
export const name = sprinkles({ minWidth: 0, overflowWrap: 'anywhere' })
export const stage = style([
  sprinkles({ display: 'grid', placeItems: 'center', gap: 4, padding: 4, borderRadius: 'large' }),
  sprinkles({ color: 'onDark', textAlign: 'center' }),
  {
    aspectRatio: '16 / 9',
    maxHeight: '70vh',
    background: `${vars.picture.hero} center / cover, ${vars.color.dark}`,
  },
])
export const picture = style({ width: '100%', height: '100%' })
export const player = style([picture, { border: 'none' }])
/** The poster of an announced broadcast. */
export const poster = style({ width: 'min(100%, 420px)' })
