import { space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** As many columns as there is room for. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16em, 100%), 1fr))',
  gap: space[3],
})
/** A kind of notice, and the ways in which it comes. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
})
/** A secret is one word: it breaks where the dialog ends. */
export const secret = style({ overflowWrap: 'anywhere' })
