import { sprinkles } from '@compute-mall/ui/sprinkles'
import { vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

const link = style({
  display: 'inline-block',
  minHeight: '24px',
  ':focus-visible': { outlineColor: vars.color.onDark },
})
export const root = style([link, sprinkles({ color: 'onDark', fontWeight: 'medium' })])
export const children = sprinkles({ display: 'flex', flexWrap: 'wrap', rowGap: 0, columnGap: 3 })
export const child = style([
  link,
  sprinkles({ color: 'onDarkSoft', fontSize: 'caption' }),
  { paddingBlock: '3px' },
])
