import { size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const seller = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const name = style({ fontSize: size.lead })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})
/** What a buyer weighs before asking. */
export const trust = style({
  paddingBottom: space[4],
  display: 'grid',
  gap: space[1],
  color: vars.color.inkSoft,
  fontSize: size.caption,
})
export const fact = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const enter = style({ display: 'block', paddingTop: space[3], textAlign: 'center' })
export const description = style({ padding: `${space[3]} 0`, color: vars.color.inkSoft })
