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

/** The other one of two people, where the journey itself is a phone's. */
export const computer = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  viewport: { width: 1280, height: 720 },
  isMobile: false,
  hasTouch: false,
} as const

/** In which languages the everyday run goes through what is done on both devices: on the phone in both (decision 42). */
export const readOn = ({
  isMobile,
}: Pick<typeof phone | typeof computer, 'isMobile'>): { readonly tag: string[] } => ({
  tag: isMobile ? [] : ['@zh'],
})
