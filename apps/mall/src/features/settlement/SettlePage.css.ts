import { column } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, content, from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { hero as ground } from './settle.css.ts'

export const page = style([
  content,
  column,
  sprinkles({ gap: { phone: 4, tablet: 6 }, paddingBlock: { phone: 4, tablet: 6 } }),
  { paddingBottom: space[12] },
])
export const hero = style([
  ground,
  sprinkles({ display: 'grid', gap: 3, paddingBlock: 8, paddingInline: 4, borderRadius: 'large' }),
  { '@media': { [from.tablet]: { padding: `${space[12]} ${space[10]}` } } },
])
/** Beside the ornament of a theme, which stands at the end. */
export const lead = style([sprinkles({ color: 'onDarkSoft', fontSize: 'lead' }), { maxWidth: '36rem' }])

/** One's own application comes first, and stands at the side where both have room in the reader's text size. */
export const parts = style([
  sprinkles({ display: 'flex', alignItems: 'start' }),
  { flexFlow: 'row-reverse wrap', gap: 'inherit' },
])
export const own = style([sprinkles({ minWidth: 0 }), { flex: '1 1 22.5rem' }])
export const about = style([
  column,
  sprinkles({ minWidth: 0 }),
  { flex: '999 1 min(100%, 40rem)', gap: 'inherit' },
])

export const both = style([sprinkles({ display: 'grid', gap: 6 }), columnsOf('16rem')])
export const type = sprinkles({ paddingBottom: 2, fontSize: 'lead' })
