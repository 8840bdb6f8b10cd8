import { describe, expect, it } from 'vitest'
import { pdfAddress } from './pdf.rules.ts'

describe('the document that an address names', () => {
  it.each(['/home/guide.pdf', '/static/a/b-1.pdf?v=2', '/operation/pay/receipt/1.pdf'])(
    '[R2.13] may be %s',
    (own) => {
      expect(pdfAddress(own)).toBe(own)
    },
  )
  it.each([
    '',
    'guide.pdf',
    '//evil.example/x.pdf',
    '/\\evil.example/x.pdf',
    'https://evil.example/x.pdf',
    'javascript:alert(1)',
    'data:application/pdf;base64,AA==',
    '/home/../etc/passwd',
    '/home/%2e%2e%2fsecret.pdf/..',
    '/a b.pdf',
    '/a.pdf#x',
  ])('[S7] is not opened: %s', (foreign) => {
    expect(pdfAddress(foreign)).toBeNull()
  })
})
