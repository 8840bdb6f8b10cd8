import { style } from '@vanilla-extract/css'
import {
  control,
  inset,
  layer,
  motion,
  size,
  space,
  staying,
  stayingTabs,
  vars,
  weight,
} from '../theme/index.ts'

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.line}`,
  scrollbarWidth: 'none',
  selectors: {
    [`${stayingTabs} > div > &`]: {
      ...staying,
      top: `calc(53px + ${inset.top})`,
      zIndex: layer.sticky,
      gap: space[4],
      paddingInline: space[4],
      background: vars.color.card,
    },
  },
})

export const tab = style({
  position: 'relative',
  flex: 'none',
  padding: `${space[3]} ${space[1]}`,
  color: vars.color.inkSoft,
  fontSize: size.lead,
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  selectors: {
    [`${stayingTabs} &`]: { minHeight: control.large, fontSize: size.body },
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: vars.color.brand, fontWeight: weight.bold },
    '&[aria-selected=true]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      borderBottom: '3px solid currentColor',
      borderRadius: '2px 2px 0 0',
    },
  },
})

export const count = style({
  fontSize: size.caption,
  color: vars.color.inkFaint,
})
export const panel = style({
  paddingTop: space[6],
  selectors: { [`${stayingTabs} > div > &`]: { padding: space[4] } },
})
