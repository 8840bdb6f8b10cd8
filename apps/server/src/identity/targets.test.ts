import { describe, expect, it } from 'vitest'
import { safeTarget } from './targets.ts'

const OWN = ['https://mall.example.cn']
const ALLOWED = ['https://pay.example.cn:8443']
const target = (text: string) => safeTarget(text, OWN, ALLOWED)

/** Payloads of public lists of open redirects (PayloadsAllTheThings, SecLists), made for our names. */
const payloads = [
  'https://evil.example',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/////evil.example/%2e%2e',
  '//evil.example/',
  '//evil.example/%2f..',
  '///evil.example/%2f..',
  '//evil.example/..',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\/\\/evil.example/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '\u0000//evil.example',
  '\u00a0//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http:evil.example',
  'http:\\evil.example',
  'HtTpS://evil.example',
  'https://mall.example.cn@evil.example',
  'https://mall.example.cn:443@evil.example',
  'https://evil.example@mall.example.cn',
  'https://user:pass@mall.example.cn/',
  '//mall.example.cn@evil.example',
  'https://mall.example.cn.evil.example',
  'https://mall.example.cnevil.example',
  'https://evilmall.example.cn',
  'https://evil.example/mall.example.cn',
  'https://evil.example?mall.example.cn',
  'https://evil.example#mall.example.cn',
  'https://evil.example\\mall.example.cn',
  'https://evil.example%2523.mall.example.cn',
  'https://mall.example.cn%2eevil.example',
  'https://mall.example.cn%00.evil.example',
  'https://mall。example。cn。evil.example',
  'http://mall.example.cn',
  'https://mall.example.cn:8443',
  'https://pay.example.cn',
  'ftp://mall.example.cn/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://mall.example.cn/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://mall.example.cn/x',
  'mailto:a@evil.example',
  'about:blank',
  'https://[::1]/',
  'https://2130706433/',
  '//0x7f000001/',
  '//%65vil.example',
  '//ⓔvil.example',
]

describe('a target', () => {
  it.each([
    ['/ui/mall/', '/ui/mall/'],
    [
      '/ui/mall/detail/goods?skuId=s-1&keyword=%E7%AE%97#price',
      '/ui/mall/detail/goods?skuId=s-1&keyword=%E7%AE%97#price',
    ],
    ['https://mall.example.cn/ui/console/#/orders', '/ui/console/#/orders'],
    ['https://pay.example.cn:8443/done?x=1', 'https://pay.example.cn:8443/done?x=1'],
    ['https://mall.example.cn//evil.example', '/evil.example'],
    ['', '/'],
    ['/?x=//evil.example', '/?x=//evil.example'],
  ])('[R7.04] %s is followed as %s', (text, followed) => {
    expect(target(text)).toBe(followed)
  })

  it.each(payloads)('[S7] %j is not followed', (payload) => {
    expect(target(payload)).toBeNull()
  })

  it('[S7] is tried by at least 60 payloads', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(60)
  })
})
