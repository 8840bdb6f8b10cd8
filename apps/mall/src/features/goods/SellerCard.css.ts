import { facts as allFacts } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { style } from '@vanilla-extract/css'

export const facts = style([allFacts, { rowGap: 0 }])
/** What a buyer weighs before asking. */
export const trust = sprinkles({
  paddingBottom: 4,
  display: 'grid',
  gap: 1,
  color: 'soft',
  fontSize: 'caption',
})
export const enter = sprinkles({ display: 'block', paddingTop: 1, textAlign: 'center' })
export const description = sprinkles({ paddingBlock: 3, color: 'soft' })
