import { column, underlined } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, from, radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two fields beside one another where both have room in the reader's text size. */
export const fields = style([sprinkles({ display: 'grid', alignItems: 'start', gap: 4 }), columnsOf('18rem')])
export const field = style([
  column,
  sprinkles({ gap: 3, minWidth: 0 }),
  {
    scrollMarginBlock: space[12],
    selectors: {
      '&[data-wide]': { gridColumn: '1 / -1' },
      '&[data-refused]': {
        padding: space[4],
        border: `1px solid ${vars.color.warn}`,
        borderRadius: radius.large,
      },
    },
  },
])
export const hours = style([sprinkles({ display: 'grid', alignItems: 'start', gap: 3 }), columnsOf('8rem')])

export const withSample = style([
  column,
  sprinkles({ alignItems: 'start', gap: 4 }),
  { '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' } } },
])
export const sample = sprinkles({ display: 'grid', gap: 2 })
export const samplePicture = style({ width: '100%', maxWidth: '220px' })
export const samplePaper = style({ fill: vars.color.card, stroke: vars.color.line })
export const sampleMark = style({ fill: vars.color.brandSoft, stroke: vars.color.brand })
export const sampleTitle = style({ stroke: vars.color.ink, strokeWidth: 5 })
export const sampleLine = style({ fill: 'none', stroke: vars.color.inkFaint, strokeWidth: 3 })
export const sampleCorner = style({ fill: 'none', stroke: vars.color.brand, strokeWidth: 2 })

/** The list of parts stays in sight beside the form. */
export const anchors = style([
  sprinkles({ display: 'grid', gap: 1 }),
  { '@media': { [from.desktop]: { position: 'sticky', top: space[16] } } },
])
export const anchor = style([
  sprinkles({ paddingBlock: 2, paddingInline: 3, borderRadius: 'medium', color: 'ink' }),
  { ':hover': { background: vars.color.brandSoft } },
])
export const part = style({ scrollMarginTop: space[16] })

export const errorLink = style([underlined, sprinkles({ color: 'danger', fontWeight: 'medium' })])
export const folded = sprinkles({ borderTop: 'line', paddingTop: 3 })
export const foldTitle = style([
  sprinkles({ color: 'soft', fontSize: 'body' }),
  { minHeight: '44px', lineHeight: '44px', cursor: 'pointer' },
])
