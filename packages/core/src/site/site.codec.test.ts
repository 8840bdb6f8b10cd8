import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { Agreement, Banner, LiveStream, SiteIndex } from './site.codec.ts'
import { agreement, banner, liveStream, siteIndex } from './site.fixtures.ts'

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
