import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { defaultTheme } from './default.theme.ts'
import { themeStyle, themes } from './themes.ts'

describe.each(Object.entries(themes))('theme %s', (_name, { color, availability }) => {
  const light = [color.page, color.card, color.sunken]
  const texts = [color.ink, color.inkSoft, color.inkFaint, color.brand, color.price, color.link, color.danger]

  it('[R3.06] every text colour has 4.5:1 on page, card and sunken surface', () => {
    for (const text of [...texts, ...Object.values(availability)])
      for (const surface of light)
        expect(contrast(text, surface), `${text} on ${surface}`).toBeGreaterThan(4.5)
  })

  it('[R3.06] every message colour has 4.5:1 on its own soft surface, and ink on all of them', () => {
    for (const [text, surface] of [
      [color.success, color.successSoft],
      [color.warn, color.warnSoft],
      [color.danger, color.dangerSoft],
      [color.info, color.infoSoft],
      [color.brand, color.brandSoft],
    ] as const) {
      expect(contrast(text, surface)).toBeGreaterThan(4.5)
      expect(contrast(color.ink, surface)).toBeGreaterThan(4.5)
    }
  })

  it('[R3.06] words on brand and on dark have 4.5:1, also when hovered or pressed', () => {
    for (const surface of [color.brand, color.brandHover, color.brandPressed])
      expect(contrast(color.onBrand, surface)).toBeGreaterThan(4.5)
    for (const surface of [color.dark, color.darkRaised])
      for (const text of [color.onDark, color.onDarkSoft])
        expect(contrast(text, surface)).toBeGreaterThan(4.5)
  })

  it('[R3.06] the edge of a field and the focus have 3:1 (WCAG 1.4.11)', () => {
    for (const surface of light)
      for (const edge of [color.lineStrong, color.focus])
        expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3)
    for (const surface of [color.dark, color.darkRaised])
      for (const mark of [color.accent, color.focusOnDark, color.onDark])
        expect(contrast(mark, surface)).toBeGreaterThanOrEqual(3)
  })

  it('[R3.06] words on what is quiet have 4.5:1: disabled buttons, chips, table heads', () => {
    for (const surface of [color.line, color.sunken])
      expect(contrast(color.inkSoft, surface)).toBeGreaterThan(4.5)
    expect(contrast(color.link, color.brandSoft)).toBeGreaterThan(4.5)
  })
})

describe('the five themes', () => {
  it('[R3.06] each but the default changes grounds and ornaments; only the empty one takes something away', () => {
    for (const name of ['spring', 'newYear', 'christmas'] as const) {
      const changed = Object.keys(themeStyle(name))
      for (const token of ['--color-brand', '--color-dark', '--color-page', '--color-accent'])
        expect(changed).toContain(token)
      for (const token of ['--picture-header', '--picture-hero', '--picture-banner'])
        expect(changed).toContain(token)
    }
    expect(themeStyle('empty')['--picture-drawing']).toBe('hidden')
    expect(Object.values(themes.empty.picture)).toEqual(['none', 'none', 'none', 'hidden'])
    expect(themeStyle('default')).toEqual({})
  })

  it('[R3.06] the price is red and the states mean the same in each', () => {
    for (const { color, availability } of Object.values(themes)) {
      expect(color.price).toBe('#c00019')
      expect([color.success, color.warn, color.danger]).toEqual(['#0b6e3b', '#8f4a00', '#b3131f'])
      expect(availability).toEqual(defaultTheme.availability)
    }
  })

  it('[R3.06] pictures fetch nothing', () => {
    for (const { picture } of Object.values(themes))
      for (const layers of Object.values(picture))
        for (const [, address] of layers.matchAll(/url\("([^"]*)"\)/g))
          expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  })
})

it('[R1.06] the brand is #c00019, with 6.45:1 on white', () => {
  expect(defaultTheme.color.brand).toBe('#c00019')
  expect(contrast('#c00019', '#ffffff')).toBeCloseTo(6.45, 1)
})
