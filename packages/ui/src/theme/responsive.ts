import { space } from './tokens.ts'

/**
 * Media conditions, from the phone up: 360 px needs none, 768 px is a tablet, 1280 px holds the full width. In rem, so
 * that who reads larger texts gets the arrangement that has room for them (WCAG 1.4.4).
 */
export const from = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 80rem)',
} as const

/** Below a tablet, for what a phone has to itself. */
export const belowTablet = 'screen and (max-width: 47.99rem)'

/**
 * A window without room for bars that stay in sight: what is left of 1280 × 1024 pixels at 400 %, where everything has
 * to be readable still, is 256 high (WCAG 1.4.10).
 */
export const low = 'screen and (max-height: 399px)'

/** Stays in sight where there is room for it. */
export const staying = { position: 'sticky', '@media': { [low]: { position: 'static' } } } as const

/**
 * What the edges of a phone take of a page that reaches below them (`viewport-fit=cover`): rounded corners, the camera,
 * the bar that one swipes up from. 0 elsewhere.
 */
export const inset = {
  top: 'env(safe-area-inset-top)',
  right: 'env(safe-area-inset-right)',
  bottom: 'env(safe-area-inset-bottom)',
  left: 'env(safe-area-inset-left)',
} as const

/** From edge to edge where what is around stays clear of the edges; what it holds stays clear of them too. */
export const bleeding = (left: string, right = left) =>
  ({
    marginInline: `calc(-1 * ${inset.left}) calc(-1 * ${inset.right})`,
    paddingInline: `calc(${left} + ${inset.left}) calc(${right} + ${inset.right})`,
  }) as const

/** A row that goes on beyond the edges of a phone and is moved by the thumb; `bringIntoSight` moves it for keys. */
export const strip = {
  display: 'flex',
  gap: space[2],
  marginInline: `-${space[3]}`,
  paddingInline: space[3],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space[3],
  scrollbarWidth: 'none',
} as const

/** As many equal columns as have room for the least width; where there are fewer things than columns, `fit` shares it all out. */
export const columnsOf = (least: string, how: 'fit' | 'fill' = 'fit') => ({
  gridTemplateColumns: `repeat(auto-${how}, minmax(min(100%, ${least}), 1fr))`,
})

export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const forcedColors = '(forced-colors: active)'
