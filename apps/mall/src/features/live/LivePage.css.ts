import { sprinkles } from '@compute-mall/ui/sprinkles'
import { radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** A word that is longer than a phone is parted. */
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  gap: space[4],
  aspectRatio: '16 / 9',
  maxHeight: '70vh',
  padding: space[4],
  borderRadius: radius.large,
  color: vars.color.onDark,
  background: `${vars.picture.hero} center / cover, ${vars.color.dark}`,
  textAlign: 'center',
})
export const picture = style({ width: '100%', height: '100%' })
export const note = sprinkles({ fontSize: 'lead' })
