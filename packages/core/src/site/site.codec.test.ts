import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { Agreement, Banner, LiveStream, SiteIndex } from './site.codec.ts'
import { agreement, banner, liveStream, siteIndex } from './site.fixtures.ts'
import { BANNER_TYPE, DASHBOARD_PRELOAD_MS } from './site.rules.ts'

describe('the figures of the site', () => {
  it('[R9.03] are the types of banners, and a second before the dashboard is loaded (R2.16)', () => {
    expect([BANNER_TYPE, DASHBOARD_PRELOAD_MS]).toEqual([{ banner: 1, ad: 2 }, 1_000])
  })
})

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    expect(decode(SiteIndex)(siteIndex)).toEqual(E.right(siteIndex))
    expect(decode(Banner)(banner)).toEqual(E.right(banner))
    expect(decode(LiveStream)(liveStream)).toEqual(E.right(liveStream))
    expect(decode(Agreement)(agreement)).toEqual(E.right(agreement))
  })
  it('[R3.06] only the five themes are themes', () => {
    for (const theme of ['default', 'spring', 'newYear', 'christmas', 'empty'])
      expect(SiteIndex.is({ ...siteIndex, themeConfig: { theme } })).toBe(true)
    expect(SiteIndex.is({ ...siteIndex, themeConfig: { theme: 'halloween' } })).toBe(false)
  })
})
