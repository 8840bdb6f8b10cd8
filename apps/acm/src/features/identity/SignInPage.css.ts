import { sprinkles } from '@compute-mall/ui/sprinkles'
import { inset, space, touchVars, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style([
  sprinkles({ display: 'grid', alignContent: 'start', gap: 6, background: 'card' }),
  {
    minHeight: '100dvh',
    maxWidth: 480,
    marginInline: 'auto',
    padding: `calc(${space[6]} + ${inset.top}) ${space[5]} ${space[6]}`,
  },
])
export const head = sprinkles({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
})
export const brand = sprinkles({ display: 'flex', alignItems: 'center', gap: 2, fontSize: 'lead' })
export const form = style({ vars: touchVars, display: 'grid', gap: space[4] })
/** Clear of the keyboard: it stands right below the fields. */
export const foot = sprinkles({ color: 'soft', fontSize: 'caption' })
/** Other ways in, each a target of its own. */
export const ways = style([
  sprinkles({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }),
  { columnGap: space[5], lineHeight: '44px' },
])
export const soft = sprinkles({ color: 'soft' })
export const language = style({ minHeight: 44, minWidth: 44, color: vars.color.inkSoft })
