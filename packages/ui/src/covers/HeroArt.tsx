import type { Banner } from '@compute-mall/core/site'
import { drawing } from './HeroArt.css.ts'
import { heroArt } from './hero.ts'

/** The drawing of a dark banner, for its right half. Decoration beside the banner's words. */
export const HeroArt = ({ art }: { readonly art: Banner['art'] }) => (
  <svg className={drawing} viewBox="0 0 600 320" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
    {heroArt[art]().map(({ d, fill = 'none', stroke, width, opacity }, index) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order.
        key={index}
        d={d}
        fill={fill}
        stroke={stroke}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={opacity}
      />
    ))}
  </svg>
)
