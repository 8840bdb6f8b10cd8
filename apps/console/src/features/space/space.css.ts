import { sprinkles } from '@compute-mall/ui/sprinkles'
import { space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** One row, moved sideways where it is longer than the frame: the page around has room for one. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(80%, 15rem), 1fr)',
  gap: space[3],
  /* Neither bar nor focus takes anything from the cards. */
  padding: `2px 2px ${space[3]}`,
  overflowX: 'auto',
  background: vars.color.card,
  scrollSnapType: 'x proximity',
})
export const item = style({ scrollSnapAlign: 'start' })
/** As high beside every name; all of a long one stands on its own page. Not tighter: what reaches below the line would be cut off. */
export const name = style([
  sprinkles({ overflow: 'hidden', lineHeight: 'text' }),
  { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
])
