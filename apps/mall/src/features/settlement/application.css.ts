import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two fields beside one another where both have room in the reader's text size. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[4],
})
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
  scrollMarginBlock: space[12],
  selectors: {
    '&[data-wide]': { gridColumn: '1 / -1' },
    '&[data-refused]': {
      padding: space[4],
      border: `1px solid ${vars.color.warn}`,
      borderRadius: radius.large,
    },
  },
})
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[3],
})

export const withSample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
})
export const sample = sprinkles({ display: 'grid', gap: 2 })
export const samplePicture = style({ width: '100%', maxWidth: '220px' })
export const samplePaper = style({ fill: vars.color.card, stroke: vars.color.line })
export const sampleMark = style({ fill: vars.color.brandSoft, stroke: vars.color.brand })
export const sampleTitle = style({ stroke: vars.color.ink, strokeWidth: 5 })
export const sampleLine = style({ fill: 'none', stroke: vars.color.inkFaint, strokeWidth: 3 })
export const sampleCorner = style({ fill: 'none', stroke: vars.color.brand, strokeWidth: 2 })

/** The list of parts stays in sight beside the form. */
export const anchors = style({
  display: 'grid',
  gap: space[1],
  '@media': { [from.desktop]: { position: 'sticky', top: space[16] } },
})
export const anchor = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
  ':hover': { background: vars.color.brandSoft },
})
export const part = style({ scrollMarginTop: space[16] })

export const errors = sprinkles({ display: 'grid', gap: 1 })
export const errorLink = style({
  color: vars.color.danger,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
export const folded = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: space[3] })
export const foldTitle = style({
  minHeight: '44px',
  color: vars.color.inkSoft,
  fontSize: size.body,
  lineHeight: '44px',
  cursor: 'pointer',
})
