import { tags as allTags, column, ends, pressed, row, ruled, underlined, wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { ellipsis, inset, layer, space, staying, stayingTabs } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'
import { tipInset } from '../purchase/ConfirmPage.css.ts'
import { bareFigures } from './PricePanel.css.ts'
import { promisesRule, promisesTop } from './Promises.css.ts'

export const page = style([
  column,
  sprinkles({ gap: 2 }),
  { vars: { [tipInset]: `${space[2]} ${space[3]} 0`, [promisesTop]: '0px', [promisesRule]: '0' } },
])
export const panel = sprinkles({ padding: 4, background: 'card' })
/** From edge to edge, and right below it what it costs. */
export const cover = style({ marginBottom: `-${space[2]}` })
export const overview = style([bareFigures, panel, sprinkles({ display: 'grid', gap: 2 })])
export const name = sprinkles({ fontSize: 'title', textWrap: 'pretty' })
export const tags = style([allTags, { ':empty': { display: 'none' } }])
export const facts = style([
  wrap,
  sprinkles({ rowGap: 1, columnGap: 4, color: 'faint', fontSize: 'caption' }),
])

export const choice = style([
  row,
  sprinkles({ gap: 3, width: 'full', paddingInline: 4, background: 'card' }),
  { minHeight: '52px', ':focus-visible': { outlineOffset: '-2px' } },
])
export const choiceName = sprinkles({ flex: 'none', color: 'soft' })
export const choiceWords = style([sprinkles({ flex: 1, minWidth: 0 }), ellipsis])
export const deciding = style([bareFigures, sprinkles({ display: 'grid', gap: 2, width: 'full' })])

export const seller = style([wrap, panel, sprinkles({ gap: 3 })])
export const sellerWords = style([
  sprinkles({ display: 'grid', gap: 'half', minWidth: 0 }),
  { flex: '1 1 7rem' },
])
export const reach = style([
  pressed,
  sprinkles({ gap: 3, paddingInline: 3, border: 'line', borderRadius: 'medium' }),
  { minHeight: '52px' },
])
export const reachWords = sprinkles({
  flex: 1,
  minWidth: 0,
  color: 'soft',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const tabs = style([stayingTabs, sprinkles({ minWidth: 0, paddingBottom: 4, background: 'card' })])
export const pricing = style([ruled, sprinkles({ display: 'grid', gap: 1, paddingBlock: 3 })])
export const pricingLine = style([ends, sprinkles({ gap: 3, color: 'soft' })])

export const inCart = style([
  row,
  sprinkles({ gap: 2, paddingInline: 3, borderRadius: 'medium' }),
  sprinkles({ color: 'onDark', background: 'darkRaised' }),
  {
    ...staying,
    bottom: `calc(68px + ${inset.bottom})`,
    zIndex: layer.sticky,
    marginInline: space[3],
    minHeight: '48px',
    selectors: { '&:empty': { position: 'absolute', minHeight: 0 } },
  },
])
export const toCart = style([
  row,
  underlined,
  sprinkles({ minHeight: 'target', marginInlineStart: 'auto', color: 'onDark', fontWeight: 'medium' }),
])
