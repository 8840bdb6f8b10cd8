import { style } from '@vanilla-extract/css'
import { space, vars, weight } from '../theme/index.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[3]}` })

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.inkFaint,
  selectors: {
    '&[aria-current=step]': { color: vars.color.ink, fontWeight: weight.bold },
    '&[data-done]': { color: vars.color.inkSoft },
    '&:not(:last-child)::after': {
      content: '',
      width: 'clamp(12px, 4vw, 56px)',
      borderTop: `1px solid ${vars.color.lineStrong}`,
    },
    '&[data-done]::after': { borderColor: vars.color.brand },
  },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  fontWeight: weight.medium,
  selectors: {
    [`${step}[aria-current=step] &`]: {
      color: vars.color.onBrand,
      background: vars.color.brand,
      borderColor: vars.color.brand,
    },
    [`${step}[data-done] &`]: { color: vars.color.brand, borderColor: vars.color.brand },
  },
})
