import { ends, wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style([ends, sprinkles({ paddingInlineStart: 2 })])
export const card = style([
  sprinkles({ borderRadius: 'large', background: 'card' }),
  { padding: `${space[1]} ${space[3]} ${space[1]} ${space[1]}` },
])
export const centerName = sprinkles({ flex: 1, minWidth: 0, fontSize: 'body', textWrap: 'pretty' })
export const invalidHead = style([wrap, sprinkles({ paddingInlineStart: 2 })])

export const line = style([
  sprinkles({ display: 'grid', alignItems: 'center', rowGap: 2, paddingBlock: 3, borderTop: 'line' }),
  { gridTemplateColumns: '44px minmax(0, 1fr)' },
])
export const invalidLine = sprinkles({ paddingBlock: 3, paddingInlineStart: 2, borderTop: 'line' })
export const goods = style([
  sprinkles({ position: 'relative', display: 'grid', gap: 2, alignItems: 'start' }),
  { gridTemplateColumns: '72px minmax(0, 1fr) 44px' },
])
export const name = style([
  sprinkles({ color: 'ink', fontWeight: 'medium', lineHeight: 'tight' }),
  {
    ':hover': { textDecoration: 'none' },
    /* Beside the name, its picture and its words lead to the goods. */
    '::after': { content: '', position: 'absolute', inset: '0 52px 0 0' },
  },
])
export const reason = sprinkles({ color: 'danger', fontSize: 'caption' })
export const figures = style([ends, sprinkles({ gap: 2 }), { gridColumn: 2 }])
export const sum = style([
  sprinkles({ flex: 1, display: 'grid', justifyItems: 'end', gap: 'half' }),
  { minWidth: 'min-content' },
])
