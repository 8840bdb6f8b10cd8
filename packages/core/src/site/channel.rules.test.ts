import { describe, expect, it } from 'vitest'
import type { TextStore } from '../http/index.ts'
import { trackChannel, withChannel } from './index.ts'

const trackedOf = (address: string): string | undefined => {
  const texts = new Map<string, string>()
  const local: TextStore = {
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
  trackChannel(local, address)
  return local.get('channelPromotionUrl')
}

describe('channel tracking', () => {
  it.each([
    [
      'https://mall.example/ui/mall/detail/goods?skuId=7&channel=expo&utm_source=x&token=s#top',
      'https://mall.example/ui/mall/detail/goods?channel=expo&utm_source=x',
    ],
    ['https://mall.example/?channel', 'https://mall.example/?channel'],
    ['https://mall.example/?channel=%E5%B1%95&channels=9', 'https://mall.example/?channel=%E5%B1%95'],
  ])('[R2.18] of %s keeps the tracking fields alone (D11)', (address, kept) => {
    expect(trackedOf(address)).toBe(kept)
  })

  it.each([
    'https://mall.example/ui/mall/?skuId=7',
    'https://mall.example/?utm_source=x',
    'https://mall.example/#?channel=expo',
    '',
  ])('[R2.18] keeps nothing of %s', (address) => {
    expect(trackedOf(address)).toBeUndefined()
  })

  it('[R2.18] writes an address whose channel is tracked', () => {
    const address = withChannel('https://mall.example/ui/mall/detail/goods?goodsId=7', 'li wei')
    expect(address).toBe('https://mall.example/ui/mall/detail/goods?goodsId=7&channel=li%20wei')
    expect(trackedOf(address)).toBe('https://mall.example/ui/mall/detail/goods?channel=li%20wei')
    expect(withChannel('/ui/mall/', 'expo')).toBe('/ui/mall/?channel=expo')
  })
})
