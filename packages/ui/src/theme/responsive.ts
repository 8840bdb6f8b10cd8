/** Media conditions, from the phone up: 360 px needs none, 768 px is a tablet, 1280 px holds the full width. */
export const from = {
  tablet: 'screen and (min-width: 768px)',
  desktop: 'screen and (min-width: 1280px)',
} as const

export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const forcedColors = '(forced-colors: active)'
