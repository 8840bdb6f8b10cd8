import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, focusRing, motion, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const ads = style([sprinkles({ display: 'grid', gap: 4 }), columnsOf('320px')])
export const ad = style([
  sprinkles({ position: 'relative', display: 'grid', alignContent: 'center', gap: 1, padding: 4 }),
  sprinkles({ overflow: 'hidden', borderRadius: 'large', color: 'onDark', background: 'darkRaised' }),
  {
    minHeight: '120px',
    paddingInline: space[6],
    transition: `box-shadow ${motion.calm}`,
    selectors: {
      '&:hover': { boxShadow: vars.elevation[2] },
      '&:has(a:focus-visible)': focusRing('2px'),
    },
  },
])
export const art = style({ position: 'absolute', inset: 0, insetInlineStart: '45%', opacity: 0.55 })
export const title = style([
  sprinkles({ position: 'relative', color: 'inherit', fontSize: 'title', fontWeight: 'bold' }),
  {
    ':hover': { textDecoration: 'none' },
    ':focus-visible': { outline: 'none' },
    '::after': { content: '', position: 'absolute', inset: '-60px -400px' },
  },
])
export const summary = style([sprinkles({ position: 'relative', color: 'onDarkSoft' }), { maxWidth: '65%' }])
