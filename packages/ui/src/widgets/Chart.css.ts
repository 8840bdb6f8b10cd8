import { style } from '@vanilla-extract/css'
import { sprinkles } from '../sprinkles/index.ts'
import { forcedColors, radius, size, space, vars } from '../theme/index.ts'

export const figure = style({ display: 'grid', gap: space[3], minWidth: 0 })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` })
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: size.caption,
})
export const plot = style({ width: '100%', height: 'auto', overflow: 'visible' })
export const grid = style({
  stroke: vars.color.line,
  '@media': { [forcedColors]: { stroke: 'CanvasText', strokeOpacity: 0.3 } },
})
export const word = style({ fill: vars.color.inkFaint, fontSize: '12px' })

/** Told apart by colour, and by dashes or shades where there are no colours. */
export const series = [vars.color.brand, vars.color.info, vars.color.success, vars.color.warn].map((color) =>
  style({
    color,
    stroke: 'currentColor',
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
)
export const dashes = ['none', '8 4', '2 4', '12 4 2 4'] as const
/** Where there are no colours, for what is whole otherwise. */
export const dashed = dashes.map((strokeDasharray) =>
  style({ '@media': { [forcedColors]: { strokeDasharray } } }),
)
export const bar = style({
  fill: 'currentColor',
  stroke: 'none',
  '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
})
export const table = style({
  padding: `${space[1]} 0`,
  color: vars.color.link,
  cursor: 'pointer',
  borderRadius: radius.small,
})
export const empty = sprinkles({ padding: 8, textAlign: 'center', color: 'faint' })
export const rows = style({ display: 'grid', gap: space[3] })
/** The name, how much, and below both the bar. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[4],
  rowGap: space[1],
  alignItems: 'baseline',
})
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const rowBar = style({ gridColumn: '1 / -1', width: '100%', stroke: 'none' })
