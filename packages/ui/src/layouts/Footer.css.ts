import { style } from '@vanilla-extract/css'
import { content, from, size, space, vars, weight } from '../theme/index.ts'

export const footer = style({
  marginTop: space[16],
  color: vars.color.onDarkSoft,
  background: vars.color.dark,
  vars: { [vars.color.focus]: vars.color.focusOnDark },
})

export const promises = style([
  content,
  {
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    paddingBlock: space[6],
    borderBottom: `1px solid ${vars.color.lineDark}`,
    color: vars.color.onDark,
  },
])
export const promise = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const promiseIcon = style({ color: vars.color.accent })

export const columns = style([
  content,
  {
    display: 'grid',
    gap: `${space[8]} ${space[6]}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    paddingBlock: space[10],
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: '1.6fr repeat(4, minmax(0, 1fr))' },
    },
  },
])
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: 'auto', alignSelf: 'start' } },
})
export const brandName = style({
  display: 'block',
  color: vars.color.onDark,
  fontSize: size.title,
  fontWeight: weight.bold,
  lineHeight: 1.3,
})
export const title = style({ paddingBottom: space[3], color: vars.color.onDark, fontSize: size.body })
export const link = style({
  display: 'inline-block',
  paddingBlock: '5px',
  color: vars.color.onDarkSoft,
  ':hover': { color: vars.color.onDark },
})

export const legal = style([
  content,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[6]}`,
    paddingBlock: space[4],
    borderTop: `1px solid ${vars.color.lineDark}`,
    fontSize: size.caption,
  },
])
