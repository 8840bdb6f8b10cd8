/** What a journey holds in its hands. */
export type Device = 'computer' | 'phone'

/** What makes the product take a browser for a phone, and the browser behave like one (R2.02). */
export const phone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
} as const
