import { column as oneColumn } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { content, from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style([
  content,
  oneColumn,
  sprinkles({ gap: 4, paddingTop: 4 }),
  { paddingBottom: space[20] },
])
export const top = style([
  sprinkles({ display: 'grid', gap: 6 }),
  {
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      [from.desktop]: { gridTemplateColumns: '440px minmax(0, 1fr)', gap: space[10] },
    },
  },
])
/** The seller stands beside what is told of the goods where both have room in the reader's text size. */
export const tabs = style([sprinkles({ minWidth: 0 }), { flex: '999 1 min(100%, 40rem)' }])
export const seller = style([sprinkles({ minWidth: 0 }), { flex: '1 1 18.75rem' }])
export const column = sprinkles({ display: 'grid', alignContent: 'start', gap: 4 })
