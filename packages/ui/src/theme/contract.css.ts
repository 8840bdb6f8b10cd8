import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * What a theme decides, by meaning. `dark` is the ground of hero and footer; `accent` is what is lit on it. Names become custom properties such as `--color-brand`, readable in the browser.
 * Every pair of a text colour and the surface named for it holds WCAG AA.
 */
export const vars = createGlobalThemeContract({
  color: {
    brand: 'color-brand',
    brandHover: 'color-brand-hover',
    brandPressed: 'color-brand-pressed',
    brandSoft: 'color-brand-soft',
    onBrand: 'color-on-brand',
    ink: 'color-ink',
    inkSoft: 'color-ink-soft',
    inkFaint: 'color-ink-faint',
    onDark: 'color-on-dark',
    onDarkSoft: 'color-on-dark-soft',
    accent: 'color-accent',
    page: 'color-page',
    card: 'color-card',
    sunken: 'color-sunken',
    dark: 'color-dark',
    darkRaised: 'color-dark-raised',
    line: 'color-line',
    lineStrong: 'color-line-strong',
    lineDark: 'color-line-dark',
    price: 'color-price',
    link: 'color-link',
    focus: 'color-focus',
    focusOnDark: 'color-focus-on-dark',
    success: 'color-success',
    successSoft: 'color-success-soft',
    warn: 'color-warn',
    warnSoft: 'color-warn-soft',
    danger: 'color-danger',
    dangerSoft: 'color-danger-soft',
    info: 'color-info',
    infoSoft: 'color-info-soft',
  },
  /** Availability levels 1 to 4 (R3.09). */
  availability: {
    1: 'availability-1',
    2: 'availability-2',
    3: 'availability-3',
    4: 'availability-4',
  },
  elevation: { 1: 'elevation-1', 2: 'elevation-2', 3: 'elevation-3' },
  /**
   * Ornaments, as layers of `background`: along the top of the page, behind the hero, in the corner of its banners.
   * `drawing` is the visibility of the banners' own drawings.
   */
  picture: {
    header: 'picture-header',
    hero: 'picture-hero',
    banner: 'picture-banner',
    drawing: 'picture-drawing',
  },
})

type Filled<T> = { readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]> }

/** A theme is a record of tokens and pictures, nothing else (R3.06). */
export type Theme = Filled<typeof vars>
