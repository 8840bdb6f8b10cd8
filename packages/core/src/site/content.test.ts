import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import {
  announcementFaults,
  BannerForm,
  bannerFaults,
  chaptersOf,
  contentLink,
  Day,
  effectiveFrom,
  liveFaults,
  PictureName,
  phaseOf,
  sectionsOf,
  textOf,
  versionFaults,
  versionPhase,
  wordsOf,
} from './index.ts'

const NOW = Date.parse('2026-11-21T02:00:00.000Z')

describe('content of the operator', () => {
  it.each([
    [{ isPublished: false, fromDay: null, untilDay: null }, 'draft'],
    [{ isPublished: true, fromDay: null, untilDay: null }, 'shown'],
    [{ isPublished: true, fromDay: '2026-11-21', untilDay: '2026-11-21' }, 'shown'],
    [{ isPublished: true, fromDay: '2026-11-22', untilDay: null }, 'scheduled'],
    [{ isPublished: true, fromDay: null, untilDay: '2026-11-20' }, 'ended'],
    [{ isPublished: false, fromDay: null, untilDay: '2026-11-20' }, 'draft'],
  ] as const)('[R2.13] %j is %s', (content, phase) => {
    expect(phaseOf(content, NOW)).toBe(phase)
  })

  it('[R2.13] follows the days of UTC+8, not those of the server', () => {
    const content = { isPublished: true, fromDay: '2026-11-22', untilDay: '2026-11-22' }
    expect(phaseOf(content, Date.parse('2026-11-21T16:00:00.000Z'))).toBe('shown')
    expect(phaseOf(content, Date.parse('2026-11-22T15:59:59.999Z'))).toBe('shown')
    expect(phaseOf(content, Date.parse('2026-11-22T16:00:00.000Z'))).toBe('ended')
  })

  it.each([
    ['/search/goods?common1=model', '/search/goods?common1=model'],
    [' /live ', '/live'],
    ['https://partner.example.cn/a?b=c#d', 'https://partner.example.cn/a?b=c#d'],
    ['https://PARTNER.example.cn/a', 'https://PARTNER.example.cn/a'],
    ['https://other.example.cn/', null],
    ['https://partner.example.cn.evil.example/', null],
    ['https://partner.example.cn@evil.example/', null],
    ['https://partner.example.cn\\@evil.example/', null],
    ['http://partner.example.cn/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['/a b', null],
    ['/a"onclick=', null],
    ['search', null],
    ['', null],
  ])('[S7] leads from %j to %j', (asked, link) => {
    expect(contentLink(asked, ['https://partner.example.cn'])).toBe(link)
  })

  it('[S7] leads to our own site or to an allowed one, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', '/', 'https://', '//', 'https://partner.example.cn'),
        (text, head) => {
          const link = contentLink(`${head}${text}`, ['https://partner.example.cn'])
          if (link === null) return
          const { origin } = new URL(link, 'https://mall.example.cn/ui/mall/')
          expect(['https://mall.example.cn', 'https://partner.example.cn']).toContain(origin)
        },
      ),
    )
  })

  it('[W16] needs Chinese and a link of a banner; English falls back to Chinese', () => {
    const form = { titleZh: ' ', link: '', fromDay: '2026-11-22', untilDay: '2026-11-21' }
    expect(bannerFaults(form)).toEqual({ titleZh: 'required', link: 'required', untilDay: 'period' })
    expect(bannerFaults({ ...form, titleZh: '活动', link: 'http://a.cn', untilDay: '' })).toEqual({
      link: 'link',
    })
    const partner = { titleZh: '活动', link: 'https://a.cn/x', fromDay: undefined, untilDay: undefined }
    expect(bannerFaults(partner)).toEqual({})
    expect(bannerFaults(partner, [])).toEqual({ link: 'link' })
    expect(wordsOf(' 活动 ', ' ')).toEqual({ zh: '活动', en: '活动' })
  })

  it('[W16] needs title and text of an announcement', () => {
    const form = { titleZh: '', textZh: '', fromDay: undefined, untilDay: undefined }
    expect(announcementFaults(form)).toEqual({ titleZh: 'required', textZh: 'required' })
  })

  it('[R3.07] needs all of a room or nothing; a secret that is kept need not be written again', () => {
    const form = { titleZh: '直播', appKey: '', roomId: '', secretKey: '' }
    expect(liveFaults(form, false)).toEqual({})
    expect(liveFaults({ ...form, appKey: 'k' }, false)).toEqual({ roomId: 'room', secretKey: 'room' })
    expect(liveFaults({ ...form, appKey: 'k', roomId: '7' }, true)).toEqual({})
    expect(liveFaults({ ...form, titleZh: '' }, false)).toEqual({ titleZh: 'required' })
  })

  it.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T00:00'])('[S4] takes no day %s', (day) => {
    expect(E.isLeft(decode(Day)(day))).toBe(true)
  })

  it('[S4] takes pictures by the name that the server gave alone', () => {
    expect(PictureName.is(`${'a'.repeat(64)}.png`)).toBe(true)
    for (const name of ['x.png', `${'a'.repeat(64)}.svg`, `../${'a'.repeat(64)}.png`])
      expect(PictureName.is(name)).toBe(false)
    expect(E.isLeft(decode(BannerForm)({ configType: '3' }))).toBe(true)
  })
})

describe('versions of a document', () => {
  const versions = [
    { version: '2027-01', effective: '2026-12-31T16:00:00.000Z' },
    { version: '2026-06', effective: '2026-05-31T16:00:00.000Z' },
    { version: '2025-01', effective: '2024-12-31T16:00:00.000Z' },
  ]

  it('[R5.08] stand where their days say', () => {
    expect(versions.map(({ version }) => versionPhase(version, versions, NOW))).toEqual([
      'scheduled',
      'inForce',
      'replaced',
    ])
  })

  it('[R5.08] hold at once when published for today, else from the start of their day', () => {
    const [, ...past] = versions
    expect(effectiveFrom('2026-11-21', past, NOW)?.toISOString()).toBe('2026-11-21T02:00:00.000Z')
    expect(effectiveFrom('2026-11-22', past, NOW)?.toISOString()).toBe('2026-11-21T16:00:00.000Z')
    expect(effectiveFrom('2026-11-20', past, NOW)).toBeNull()
    expect(effectiveFrom('2027-01-01', versions, NOW)).toBeNull()
    expect(effectiveFrom('2026-11-22', versions, NOW)).toBeNull()
  })

  it('[R5.08] have a name that an address can carry', () => {
    expect(versionFaults({ version: ' ', titleZh: '' })).toEqual({ version: 'version', titleZh: 'required' })
    expect(versionFaults({ version: 'a/b', titleZh: '隐私' })).toEqual({ version: 'version' })
    expect(versionFaults({ version: '2026-11', titleZh: '隐私' })).toEqual({})
  })

  it('reads chapters and paragraphs', () => {
    expect(chaptersOf('# 1. Scope\nFirst\nline.\n\nSecond.\n#\n# 2. More\n\nThird.')).toEqual([
      { heading: '1. Scope', paragraphs: ['First line.', 'Second.'] },
      { heading: '', paragraphs: [] },
      { heading: '2. More', paragraphs: ['Third.'] },
    ])
  })

  it('[R1.01] has the same chapters and paragraphs in both languages, and names the first that differs', () => {
    const said = (zh: string, en: string) => {
      const read = sectionsOf(zh, en)
      return E.isLeft(read) ? read.left : 'right'
    }
    expect(said('# 一\n甲。', '# 1\nA.')).toBe('right')
    expect(said('', '')).toEqual({ code: 'DOCUMENT10003', details: { chapter: 1 } })
    expect(said('没有标题', 'No heading')).toMatchObject({ details: { chapter: 1 } })
    expect(said('# 一\n甲。\n# 二\n乙。', '# 1\nA.\n# 2\nB.\n\nC.')).toMatchObject({
      details: { chapter: 2 },
    })
    expect(said('# 一\n甲。\n# 二\n乙。', '# 1\nA.')).toMatchObject({ details: { chapter: 2 } })
  })

  it('reads again what it wrote', () => {
    const line = fc
      .stringMatching(/^[a-z一-龥][a-z一-龥0-9 .]{0,20}$/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
    const words = fc.record({ zh: line, en: line })
    const section = fc.record({ heading: words, paragraphs: fc.array(words, { minLength: 1, maxLength: 4 }) })
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
        expect(sectionsOf(textOf(sections, 'zh'), textOf(sections, 'en'))).toEqual(E.right(sections))
      }),
    )
  })
})
