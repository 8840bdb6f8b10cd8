import { centred } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = sprinkles({ padding: 4, borderRadius: 'large', background: 'card' })
export const due = style([panel, centred, sprinkles({ gap: 1 }), { paddingBlock: space[5] }])
export const clock = sprinkles({ display: 'flex', alignItems: 'baseline', gap: 2 })
/** Beside the main action, in one line unless words are large. */
export const later = style({ flex: 'none', maxWidth: '45%' })
export const note = sprinkles({ padding: 1, color: 'soft', fontSize: 'caption' })

export const scan = style([centred, sprinkles({ gap: 3 })])
export const title = sprinkles({ fontSize: 'title', lineHeight: 'tight' })
export const stretch = style([
  sprinkles({ justifySelf: 'stretch', textAlign: 'start' }),
  { selectors: { '&:empty': { display: 'none' } } },
])
