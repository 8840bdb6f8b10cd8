import { describe, expect, it } from 'vitest'
import { chineseOfOurs, textsIn } from './words.ts'

const given = textsIn({
  goods: [{ goodsName: '高性能GPU服务器', title: { zh: '按量计费', en: 'Pay as you go' } }],
  open: () => '保存',
})

describe('Chinese in English', () => {
  it('[I1] may be what a story was given to show, whole or in a sentence', () => {
    expect(chineseOfOurs(['高性能GPU服务器', 'Buy 高性能GPU服务器 now', '中文'], given)).toEqual([])
  })
  it('[I1] may be no word of ours, even beside what was given', () => {
    const lines = ['保存', '高性能GPU服务器 · 剩余', 'Save']
    expect(chineseOfOurs(lines, given)).toEqual(['保存', '高性能GPU服务器 · 剩余'])
  })
  it('[I1] may be nothing that was given in English too', () => {
    expect(chineseOfOurs(['按量计费'], given)).toEqual(['按量计费'])
    expect(given).toContain('Pay as you go')
    expect(textsIn({ zh: '按量计费', en: 'Pay as you go' }, true)).toContain('按量计费')
  })
  it('looks at what goes round in a ring once', () => {
    const ring: { name: string; self?: unknown } = { name: '环' }
    ring.self = ring
    expect(textsIn(ring)).toEqual(['name', '环', 'self'])
  })
})
