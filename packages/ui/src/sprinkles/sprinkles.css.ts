import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { control, from, leading, radius, size, space, vars, weight } from '../theme/index.ts'

const { 0: none, 1: s1, 2: s2, 3: s3, 4: s4, 6: s6, 8: s8, 12: s12 } = space
const gaps = { 0: none, half: '2px', 1: s1, 2: s2, 3: s3, 4: s4, 6: s6, 8: s8, 12: s12 }
const paddings = { 0: none, 1: s1, 2: s2, 3: s3, 4: s4, 6: s6, 8: s8 }
const edges = { 1: s1, 2: s2, 3: s3, 4: s4, 6: s6 }
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

const arrangement = defineProperties({
  conditions: {
    phone: {},
    tablet: { '@media': from.tablet },
    desktop: { '@media': from.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    gridTemplateColumns: { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) },
    gap: gaps,
    paddingBlock: paddings,
    paddingInline: paddings,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
})

const { color } = vars

const look = defineProperties({
  properties: {
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    justifyItems: ['start', 'center', 'end', 'stretch'],
    alignContent: ['start', 'center'],
    alignSelf: ['start'],
    justifySelf: ['stretch'],
    placeItems: ['center'],
    gridColumn: { all: '1 / -1' },
    rowGap: { 0: none, ...edges },
    columnGap: edges,
    paddingTop: edges,
    paddingBottom: edges,
    paddingInlineStart: edges,
    margin: { 0: none },
    marginTop: ['auto'],
    marginInlineStart: ['auto'],
    width: { full: '100%' },
    /** As high as a finger needs. */
    minHeight: { target: control.large },
    flexWrap: ['wrap'],
    flex: { 1: '1 1 0', none: 'none' },
    minWidth: { 0: 0 },
    position: ['relative'],
    overflow: ['hidden'],
    textAlign: ['start', 'center', 'end'],
    whiteSpace: ['nowrap', 'pre-wrap'],
    overflowWrap: ['anywhere'],
    textWrap: ['pretty'],
    lineHeight: leading,
    color: {
      ink: color.ink,
      soft: color.inkSoft,
      faint: color.inkFaint,
      onBrand: color.onBrand,
      onDark: color.onDark,
      onDarkSoft: color.onDarkSoft,
      brand: color.brand,
      success: color.success,
      warn: color.warn,
      danger: color.danger,
      info: color.info,
      price: color.price,
      inherit: 'inherit',
    },
    background: {
      page: color.page,
      card: color.card,
      sunken: color.sunken,
      brand: color.brand,
      brandSoft: color.brandSoft,
      dark: color.dark,
      darkRaised: color.darkRaised,
    },
    border: { line: `1px solid ${color.line}` },
    borderTop: { line: `1px solid ${color.line}` },
    borderBottom: { line: `1px solid ${color.line}` },
    borderRadius: radius,
    fontSize: size,
    fontWeight: weight,
  },
})

/**
 * Shared one-property classes, for style sheets: `export const row = sprinkles({ display: 'flex', gap: 3 })`. A value
 * may differ by window: `{ phone: 3, tablet: 6 }`. Called in `*.css.ts` it is a constant in the bundle and costs no
 * script; in a component there are the primitives of `layout`.
 */
export const sprinkles = createSprinkles(arrangement, look)
