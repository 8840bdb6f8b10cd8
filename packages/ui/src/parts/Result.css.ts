import { style, styleVariants } from '@vanilla-extract/css'
import { leading, size, space, vars } from '../theme/index.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[12]} ${space[4]}`,
  textAlign: 'center',
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '88px',
  height: '88px',
  borderRadius: '50%',
})
export const discs = styleVariants({
  success: { color: vars.color.success, background: vars.color.successSoft },
  processing: { color: vars.color.info, background: vars.color.infoSoft },
  failed: { color: vars.color.danger, background: vars.color.dangerSoft },
  warning: { color: vars.color.warn, background: vars.color.warnSoft },
  quiet: { color: vars.color.inkFaint, background: vars.color.sunken },
})

export const title = style({ fontSize: size.heading, lineHeight: leading.tight, paddingTop: space[2] })
export const smallTitle = style({ fontSize: size.lead, paddingTop: space[1] })
export const text = style({ maxWidth: '520px', color: vars.color.inkSoft, textWrap: 'balance' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  paddingTop: space[3],
})
