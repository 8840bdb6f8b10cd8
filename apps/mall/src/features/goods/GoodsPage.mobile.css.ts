import {
  control,
  ellipsis,
  inset,
  layer,
  radius,
  size,
  space,
  staying,
  stayingTabs,
  vars,
  weight,
} from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { tipInset } from '../purchase/ConfirmPage.css.ts'
import { bareFigures } from './PricePanel.css.ts'
import { promisesRule, promisesTop } from './Promises.css.ts'

export const page = style({
  vars: { [tipInset]: `${space[2]} ${space[3]} 0`, [promisesTop]: '0px', [promisesRule]: '0' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
})

const surface = { padding: space[4], background: vars.color.card } as const
export const panel = style(surface)
/** From edge to edge, and right below it what it costs. */
export const cover = style({ marginBottom: `-${space[2]}` })
export const overview = style([bareFigures, { ...surface, display: 'grid', gap: space[2] }])
export const name = style({ fontSize: size.title, textWrap: 'pretty' })
export const summary = style({ color: vars.color.inkSoft })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  selectors: { '&:empty': { display: 'none' } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '52px',
  paddingInline: space[4],
  background: vars.color.card,
  ':focus-visible': { outlineOffset: '-2px' },
})
export const choiceName = style({ flex: 'none', color: vars.color.inkSoft })
export const choiceWords = style({
  flex: 1,
  minWidth: 0,
  ...ellipsis,
})
export const choosing = style({ display: 'grid', gap: space[4] })
export const rule = style({ color: vars.color.inkSoft, fontSize: size.caption })
export const deciding = style([bareFigures, { display: 'grid', gap: space[2], width: '100%' }])
export const deeds = style({ display: 'flex', gap: space[3] })

export const seller = style({
  ...surface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const sellerWords = style({ flex: '1 1 7rem', minWidth: 0, display: 'grid', gap: '2px' })
export const sellerName = style({ fontSize: size.body, fontWeight: weight.medium })
export const reach = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '52px',
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  color: vars.color.ink,
})
export const reachWords = style({
  flex: 1,
  minWidth: 0,
  color: vars.color.inkSoft,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const tabs = style([
  stayingTabs,
  { minWidth: 0, paddingBottom: space[4], background: vars.color.card },
])

export const pricing = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const pricingName = style({ fontSize: size.body, fontWeight: weight.medium, textWrap: 'pretty' })
export const pricingLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: vars.color.inkSoft,
})

export const inCart = style({
  ...staying,
  bottom: `calc(68px + ${inset.bottom})`,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInline: space[3],
  paddingInline: space[3],
  minHeight: '48px',
  borderRadius: radius.medium,
  color: vars.color.onDark,
  background: vars.color.darkRaised,
  selectors: { '&:empty': { position: 'absolute', minHeight: 0 } },
})
export const toCart = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: control.large,
  marginInlineStart: 'auto',
  color: vars.color.onDark,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
