import { expect, it } from 'vitest'
import { isOwn } from './usePdf.ts'

const HERE = 'https://mall.example.cn/ui/mall/goods/pay/protocol'

it.each(['/files/agreement.pdf', 'https://mall.example.cn/a.pdf', 'a.pdf', '//mall.example.cn/a.pdf'])(
  '[S7] opens %s, which is ours',
  (address) => {
    expect(isOwn(address, HERE)).toBe(true)
  },
)

it.each([
  'https://evil.example/a.pdf',
  '//evil.example/a.pdf',
  'https://mall.example.cn.evil.example/a.pdf',
  'https://mall.example.cn@evil.example/a.pdf',
  'http://mall.example.cn/a.pdf',
  'data:application/pdf;base64,JVBERi0=',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://',
])('[S7] does not open %s', (address) => {
  expect(isOwn(address, HERE)).toBe(false)
})
