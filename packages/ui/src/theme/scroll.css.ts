import { globalStyle, style } from '@vanilla-extract/css'
import { inset } from './responsive.ts'

/**
 * What a bar composes that stands over an edge of the page: what takes the focus is scrolled clear of it (WCAG
 * 2.4.11). The page itself scrolls, so only a rule about `html` can say it; of two bars the higher one counts.
 */
export const clear = {
  topBar: style({}),
  twoTopBars: style({}),
  threeTopBars: style({}),
  bottomBar: style({}),
  actionBar: style({}),
}

globalStyle(`html:has(${clear.topBar})`, { scrollPaddingTop: `calc(3.75rem + ${inset.top})` })
globalStyle(`html:has(${clear.twoTopBars})`, { scrollPaddingTop: `calc(7rem + ${inset.top})` })
globalStyle(`html:has(${clear.threeTopBars})`, { scrollPaddingTop: `calc(10rem + ${inset.top})` })
globalStyle(`html:has(${clear.bottomBar})`, { scrollPaddingBottom: `calc(5rem + ${inset.bottom})` })
globalStyle(`html:has(${clear.actionBar})`, { scrollPaddingBottom: `calc(10rem + ${inset.bottom})` })
