import { style, styleVariants } from '@vanilla-extract/css'
import { low, radius, size, space, vars, weight } from '../../theme/index.ts'

export const anchors = style({
  position: 'sticky',
  top: '72px',
  display: 'grid',
  gap: '2px',
  '@media': { [low]: { position: 'static' } },
})
export const anchor = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: '36px',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.sunken },
    '&[aria-current]': {
      color: vars.color.brand,
      background: vars.color.brandSoft,
      fontWeight: weight.medium,
    },
  },
})
export const anchorTitle = style({ flex: 1, minWidth: 0 })
export const statuses = styleVariants({
  complete: { color: vars.color.success },
  wrong: { color: vars.color.danger },
  open: { color: vars.color.lineStrong },
  optional: { color: vars.color.lineStrong },
})

export const draft = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const draftFailed = style([draft, { color: vars.color.warn }])

export const summary = style({
  padding: space[4],
  border: `2px solid ${vars.color.danger}`,
  borderRadius: radius.large,
  background: vars.color.card,
})
export const summaryTitle = style({ color: vars.color.danger, fontSize: size.lead, fontWeight: weight.bold })
export const fault = style({
  color: vars.color.danger,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})

export const section = style({ scrollMarginTop: '72px' })
export const hint = style({ paddingBottom: space[4], color: vars.color.inkSoft })
export const fields = style({ display: 'grid', gap: space[5], maxWidth: '640px' })
export const moves = style({ display: 'flex', flex: 1, gap: space[3] })
export const move = style({ flex: 1 })
