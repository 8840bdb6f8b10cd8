import { style } from '@vanilla-extract/css'
import {
  content,
  control,
  coveringLink,
  focusRing,
  from,
  motion,
  radius,
  size,
  space,
  vars,
  weight,
} from '../theme/index.ts'

// One class each, for what sheets compose stands in their scripts: as many shared classes would weigh more there.
const grid = { display: 'grid' } as const
const flex = { display: 'flex' } as const
const wrapping = { ...flex, flexWrap: 'wrap' } as const
const apart = { justifyContent: 'space-between' } as const
const oneColumn = { ...grid, gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** Beside one another, by their middles. */
export const row = style({ ...flex, alignItems: 'center' })
/** As `row`; what has no room goes into the next line. */
export const wrap = style({ ...wrapping, alignItems: 'center' })
/** As `wrap`, the first at one end and the last at the other. */
export const ends = style({ ...wrapping, ...apart, alignItems: 'center' })
/** Words and figures of different sizes on one line, and on more where there is no room. */
export const baseline = style({ ...wrapping, alignItems: 'baseline' })
/** As `baseline`, the first at one end and the last at the other: a price and its unit, a name and its figure. */
export const baselineEnds = style({ ...wrapping, ...apart, alignItems: 'baseline' })
/** Below one another, all in the middle. */
export const centred = style({ ...grid, justifyItems: 'center', textAlign: 'center' })
/** Below one another, none wider than the place. */
export const column = style(oneColumn)
/** Tags beside one another. */
export const tags = style({ ...wrapping, gap: space[1] })
/** As many tags as one line holds, so that all cards are of one height. */
export const lineOfTags = style({ ...wrapping, gap: space[1], overflow: 'hidden', height: '1.375rem' })
/** Small facts about something, e.g. its sales and where it is. */
export const facts = style({
  ...wrapping,
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})
/** A picture with the corners of what stands in a row. */
export const cover = style({ overflow: 'hidden', borderRadius: radius.medium })
/** The words beside a picture. */
export const words = style({ ...grid, gap: '2px', minWidth: 0 })
/** The name of something in a list of many. */
export const itemName = style({ fontSize: size.body, fontWeight: weight.medium, textWrap: 'pretty' })
/** The field that finds something in the list below it. */
export const findField = style({ flex: '1 1 280px', minWidth: 0, maxWidth: 480 })
/** One of several opinions below one another. */
export const review = style({
  ...grid,
  gap: space[2],
  paddingBlock: space[4],
  borderBottom: `1px solid ${vars.color.line}`,
})

/** Of several, those after the first have a line above them. */
export const ruled = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } })
/** Cut after two lines, where the whole can be read elsewhere. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
/** A link in words that are no sentence. */
export const underlined = style({ textDecoration: 'underline', textUnderlineOffset: '3px' })
/** What is pressed and has no words in a colour of its own: as high as a finger. */
export const pressed = style({
  ...flex,
  alignItems: 'center',
  minHeight: control.large,
  color: vars.color.ink,
  ':hover': { textDecoration: 'none' },
})

const covering = { ...coveringLink, color: 'inherit' } as const
/** The name of what a box shows leads there, and so does all of the box. */
export const coverLink = style({ ...covering, ':hover': { textDecoration: 'none' } })
/** As `coverLink`, where the name shows that it is pointed at. */
export const brightLink = style({
  ...covering,
  ':hover': { color: vars.color.brand, textDecoration: 'none' },
})
/** The box around such a link rises under the pointer, and shows the focus. */
export const liftingCard = style({
  position: 'relative',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
  transition: `box-shadow ${motion.calm}, border-color ${motion.calm}`,
  selectors: {
    '&:hover': { boxShadow: vars.elevation[2], borderColor: vars.color.lineStrong },
    '&:has(:is(h2, h3, h4) a:focus-visible)': focusRing('2px'),
  },
})
/** Within `data-sold-out`. */
export const soldOutCover = style({
  selectors: { '[data-sold-out] &': { filter: 'grayscale(1)', opacity: 0.55 } },
})

/** The blocks of a page for phones, close together. */
export const phonePage = style({
  ...oneColumn,
  gap: space[2],
  padding: `${space[2]} ${space[3]} ${space[6]}`,
})
/** The blocks of a page for phones with titles between them. */
export const roomyPhonePage = style({
  ...oneColumn,
  gap: space[4],
  padding: `${space[3]} ${space[3]} ${space[6]}`,
})
/** A page whose parts go by its width, and which ends in a bar. */
export const measuredPage = style([
  content,
  {
    ...grid,
    gap: space[4],
    containerType: 'inline-size',
    paddingBlock: `${space[4]} 0`,
    '@media': { [from.tablet]: { paddingBlock: `${space[6]} 0` } },
  },
])
