import { recipe } from '@vanilla-extract/recipes'

export const center = recipe({
  base: { display: 'grid', placeItems: 'center', textAlign: 'center' },
  variants: { height: { content: {}, fill: { minHeight: '100%', flex: 1 } } },
})
