import { recipe } from '@vanilla-extract/recipes'
import { sprinkles } from '../sprinkles/index.ts'

const gap = (step: 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12) => sprinkles({ gap: step })

const shared = {
  gap: { 0: gap(0), 1: gap(1), 2: gap(2), 3: gap(3), 4: gap(4), 6: gap(6), 8: gap(8), 12: gap(12) },
  align: {
    start: sprinkles({ alignItems: 'start' }),
    center: sprinkles({ alignItems: 'center' }),
    end: sprinkles({ alignItems: 'end' }),
    baseline: sprinkles({ alignItems: 'baseline' }),
    stretch: sprinkles({ alignItems: 'stretch' }),
  },
} as const

export const stack = recipe({
  base: sprinkles({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    ...shared,
    rowFrom: {
      tablet: sprinkles({ flexDirection: { tablet: 'row' } }),
      desktop: sprinkles({ flexDirection: { desktop: 'row' } }),
    },
  },
})

export const inline = recipe({
  base: sprinkles({ display: 'flex', minWidth: 0 }),
  variants: {
    ...shared,
    justify: {
      start: sprinkles({ justifyContent: 'start' }),
      center: sprinkles({ justifyContent: 'center' }),
      end: sprinkles({ justifyContent: 'end' }),
      between: sprinkles({ justifyContent: 'space-between' }),
    },
    wrap: { true: sprinkles({ flexWrap: 'wrap' }), false: {} },
  },
})
