/** Media conditions, from the phone up: 360 px needs none, 768 px is a tablet, 1280 px holds the full width. */
export const from = {
  tablet: 'screen and (min-width: 768px)',
  desktop: 'screen and (min-width: 1280px)',
} as const

/**
 * A window without room for bars that stay in sight: what is left of 1280 × 1024 pixels at 400 %, where everything has
 * to be readable still, is 256 high (WCAG 1.4.10).
 */
export const low = 'screen and (max-height: 399px)'

/** Stays in sight where there is room for it. */
export const staying = { position: 'sticky', '@media': { [low]: { position: 'static' } } } as const

export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const forcedColors = '(forced-colors: active)'
