import { from, size, space, vars, width } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: width.reading,
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]}`,
  '@media': { [from.tablet]: { paddingBlock: space[12] } },
})
export const title = style({ fontSize: size.display })
export const version = style({ color: vars.color.inkSoft })
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const heading = style({ fontSize: size.title })
export const paragraph = style({ fontSize: size.lead })
