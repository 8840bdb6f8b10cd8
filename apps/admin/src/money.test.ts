import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

describe('amounts', () => {
  it('[R9.05] carry the sign of the yuan once: their format writes it', () => {
    const files = Object.entries(sources).filter(([file]) => !file.endsWith('.test.ts'))
    const twice = files.filter(([, text]) => /¥(?:\$?\{formatMoney|\{\{)/.test(text)).map(([file]) => file)
    expect(twice).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })
})
