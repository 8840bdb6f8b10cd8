import { radius, size, space, vars, width } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const tab = style({ display: 'grid', gap: space[6] })
export const prose = style({ display: 'grid', gap: space[3], maxWidth: width.reading, lineHeight: '1.75' })
export const subtitle = style({ fontSize: size.lead, paddingBottom: space[2] })
export const depends = style({ display: 'grid', gap: space[2] })
export const depend = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
})
/** Beside its icon; where texts are magnified, what it is to the goods goes below. All of the line is pressed. */
export const dependName = style({
  flex: '1 1 6em',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const cases = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space[4],
})
export const caseCard = style({
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.sunken,
})
export const review = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[4]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const author = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.inkSoft,
})
export const reply = style({ padding: space[3], borderRadius: radius.medium, background: vars.color.sunken })
