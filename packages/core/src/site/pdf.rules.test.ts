import { describe, expect, it } from 'vitest'
import { isPdfPage, pdfAddress } from './pdf.rules.ts'

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

  const allowed = ['https://docs.example.cn', 'http://127.0.0.1:8090']
  it.each(['https://docs.example.cn/a/guide.pdf?v=2', 'http://127.0.0.1:8090/guide.pdf'])(
    '[R2.13] may be of an origin that the operator allows: %s',
    (address) => {
      expect(pdfAddress(address, allowed)).toBe(address)
      expect(pdfAddress(address)).toBeNull()
    },
  )
  it.each([
    'http://docs.example.cn/a.pdf',
    'https://docs.example.cn:8443/a.pdf',
    'https://docs.example.cn.evil.example/a.pdf',
    'https://docs.example.cn@evil.example/a.pdf',
    'https://me:secret@docs.example.cn/a.pdf',
    'https://evil.example/?https://docs.example.cn/a.pdf',
    'https://evil.example\\@docs.example.cn/a.pdf',
    'https://docs.example.cn/a/../../secret.pdf',
    'https://docs.example.cn/a.pdf#x',
    'https://docs.example.cn',
    '//docs.example.cn/a.pdf',
    'javascript:alert(1)',
  ])('[S7] is not opened where others are allowed: %s', (foreign) => {
    expect(pdfAddress(foreign, allowed)).toBeNull()
  })
})

it.each([
  ['/ui/mall/pdf', true],
  ['/ui/mall/mobile/pdf/', true],
  ['/ui/mall/', false],
  ['/ui/mall/pdfs', false],
  ['/ui/mall/x/pdf', false],
])('[R2.13] %s shows documents: %s', (path, shows) => {
  expect(isPdfPage(path)).toBe(shows)
})
