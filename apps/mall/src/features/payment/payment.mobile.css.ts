import { sprinkles } from '@compute-mall/ui/sprinkles'
import { leading, radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[2]} ${space[3]} ${space[6]}`,
})
export const panel = style({ padding: space[4], borderRadius: radius.large, background: vars.color.card })
export const due = style([
  panel,
  { display: 'grid', justifyItems: 'center', gap: space[1], paddingBlock: space[5], textAlign: 'center' },
])
export const soft = sprinkles({ color: 'soft' })
export const clock = sprinkles({ display: 'flex', alignItems: 'baseline', gap: 2 })
/** Beside the main action, in one line unless words are large. */
export const later = style({ flex: 'none', maxWidth: '45%' })
export const note = style({
  padding: space[1],
  color: vars.color.inkSoft,
  fontSize: size.caption,
})

export const scan = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  textAlign: 'center',
})
export const said = sprinkles({ display: 'grid', gap: 1 })
export const title = style({ fontSize: size.title, lineHeight: leading.tight })
export const stretch = style({
  justifySelf: 'stretch',
  textAlign: 'start',
  selectors: { '&:empty': { display: 'none' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] })
