import { describe, expect, it } from 'vitest'
import { lazyMessages } from './lazyMessages.ts'

const { transform, apply } = lazyMessages()
const source = `import { messages } from '../messages/index.ts'
/** Texts. */
export const orderMessages = messages({ zh: { paid: '已支付' }, en: { paid: 'Paid' } })
`

describe('texts left out of a bundle', () => {
  it('[R1.01] are replaced by a way to load them', () => {
    expect(transform(source, '/core/order/order.messages.ts')?.code).toBe(
      'export const orderMessages = () => import("/core/order/order.messages.ts?whole").then((m) => m.orderMessages)',
    )
  })

  it('[R1.01] are themselves when they are loaded', () => {
    expect(transform(source, '/core/order/order.messages.ts?whole')).toBeNull()
    expect(transform(source, '/core/order/order.view.ts')).toBeNull()
  })

  it('[R1.01] are left out of builds for browsers alone', () => {
    expect(apply({}, { command: 'build' })).toBe(true)
    expect(apply({}, { command: 'build', isSsrBuild: true })).toBe(false)
    expect(apply({}, { command: 'serve' })).toBe(false)
  })
})
