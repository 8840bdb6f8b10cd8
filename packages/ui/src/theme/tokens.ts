/** Measures that no theme changes; what a theme may change is the contract in `contract.css.ts`. */

/** The 4 px grid: `space[3]` is 12 px. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const

/** 12 / 14 / 16 / 20 / 24 / 32 / 40 px in rem, so that the reader's own text size counts. */
export const size = {
  caption: '0.75rem',
  body: '0.875rem',
  lead: '1rem',
  title: '1.25rem',
  heading: '1.5rem',
  display: '2rem',
  hero: '2.5rem',
} as const

/** 1.5 suits running Chinese text; headings and figures are set tighter. */
export const leading = { text: '1.5', tight: '1.3', figure: '1.15' } as const

export const weight = { regular: '400', medium: '500', bold: '600' } as const

export const radius = { small: '4px', medium: '8px', large: '12px', round: '999px' } as const

/** Motion is for orientation only: 150 to 250 ms. */
export const motion = {
  quick: '150ms cubic-bezier(.2,0,.2,1)',
  calm: '200ms cubic-bezier(.2,0,.2,1)',
  slow: '250ms cubic-bezier(.2,0,0,1)',
} as const

/** Stacking order; popups begin at 2000 (R9.07). Modal dialogs need none: the browser's top layer holds them. */
export const layer = { raised: '1', sticky: '100', header: '1000', popup: '2000', toast: '2100' } as const

export const width = { content: '1280px', reading: '720px', narrow: '360px' } as const

/** The heights of controls; none is below the 24 px target of WCAG 2.2. */
export const control = { small: '28px', medium: '36px', large: '44px' } as const
