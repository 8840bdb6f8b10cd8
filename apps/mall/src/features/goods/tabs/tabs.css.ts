import { underlined, wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, width } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const prose = style([
  sprinkles({ display: 'grid', gap: 3 }),
  { maxWidth: width.reading, lineHeight: '1.75' },
])
export const subtitle = sprinkles({ fontSize: 'lead', paddingBottom: 2 })
export const depend = style([
  wrap,
  sprinkles({ position: 'relative', gap: 3, padding: 3, border: 'line', borderRadius: 'medium' }),
])
/** Beside its icon; where texts are magnified, what it is to the goods goes below. All of the line is pressed. */
export const dependName = style([
  underlined,
  { flex: '1 1 6em', '::after': { content: '', position: 'absolute', inset: 0 } },
])
export const cases = style([sprinkles({ display: 'grid', gap: 4 }), columnsOf('320px', 'fill')])
export const caseCard = sprinkles({ padding: 4, borderRadius: 'medium', background: 'sunken' })
export const author = style([wrap, sprinkles({ rowGap: 1, columnGap: 4, color: 'soft' })])
export const reply = sprinkles({ padding: 3, borderRadius: 'medium', background: 'sunken' })
