import { expect, it } from 'vitest'
import { mayShow } from './usePdf.ts'

const HERE = 'https://mall.example.cn/ui/mall/goods/pay/protocol'
const ALLOWED = ['https://docs.example.cn']

it.each(['/files/agreement.pdf', 'https://mall.example.cn/a.pdf', 'a.pdf', '//mall.example.cn/a.pdf'])(
  '[S7] opens %s, which is ours',
  (address) => {
    expect(mayShow(address, HERE, [])).toBe(true)
  },
)

it.each([
  'https://evil.example/a.pdf',
  'http://docs.example.cn/a.pdf',
  'https://docs.example.cn:8443/a.pdf',
  '//evil.example/a.pdf',
  'https://mall.example.cn.evil.example/a.pdf',
  'https://mall.example.cn@evil.example/a.pdf',
  'http://mall.example.cn/a.pdf',
  'data:application/pdf;base64,JVBERi0=',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://',
])('[S7][C12] does not open %s', (address) => {
  expect(mayShow(address, HERE, ALLOWED)).toBe(false)
})

it('[R2.13] opens what an allowed origin serves', () => {
  expect(mayShow('https://docs.example.cn/a.pdf', HERE, ALLOWED)).toBe(true)
  expect(mayShow('https://docs.example.cn/a.pdf', HERE, [])).toBe(false)
})
