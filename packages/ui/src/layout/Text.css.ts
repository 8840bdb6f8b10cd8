import { recipe } from '@vanilla-extract/recipes'
import { sprinkles } from '../sprinkles/index.ts'

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const

const sizes = {
  caption: sprinkles({ fontSize: 'caption' }),
  body: sprinkles({ fontSize: 'body' }),
  lead: sprinkles({ fontSize: 'lead' }),
  title: sprinkles({ fontSize: 'title' }),
  heading: sprinkles({ fontSize: 'heading' }),
  display: sprinkles({ fontSize: 'display' }),
} as const

const lines = { 1: clamped(1), 2: clamped(2), 3: clamped(3) } as const

export const text = recipe({
  variants: {
    size: sizes,
    lines,
    tone: {
      ink: sprinkles({ color: 'ink' }),
      soft: sprinkles({ color: 'soft' }),
      faint: sprinkles({ color: 'faint' }),
      brand: sprinkles({ color: 'brand' }),
      success: sprinkles({ color: 'success' }),
      warn: sprinkles({ color: 'warn' }),
      danger: sprinkles({ color: 'danger' }),
      info: sprinkles({ color: 'info' }),
      price: sprinkles({ color: 'price' }),
      onDark: sprinkles({ color: 'onDark' }),
      onDarkSoft: sprinkles({ color: 'onDarkSoft' }),
    },
    weight: {
      regular: sprinkles({ fontWeight: 'regular' }),
      medium: sprinkles({ fontWeight: 'medium' }),
      bold: sprinkles({ fontWeight: 'bold' }),
    },
    align: {
      start: sprinkles({ textAlign: 'start' }),
      center: sprinkles({ textAlign: 'center' }),
      end: sprinkles({ textAlign: 'end' }),
    },
    nowrap: { true: sprinkles({ whiteSpace: 'nowrap' }), false: {} },
  },
})

export const heading = recipe({ variants: { size: sizes, lines } })
