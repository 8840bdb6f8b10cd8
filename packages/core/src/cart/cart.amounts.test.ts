import { describe, expect, it } from 'vitest'
import { createAmountQueue, type WantedAmounts, withAmounts } from './index.ts'
import { cartFixtures } from './testing/index.ts'

const line = cartFixtures.cardHours

/** Everything that has been promised is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A page and a server that answers when it is told to. */
const play = () => {
  const log: string[] = []
  const answers: (() => void)[] = []
  let wanted: WantedAmounts = {}
  const queue = createAmountQueue()
  const needs = {
    send: ({ purchaseAmount }: { readonly purchaseAmount: number }) => {
      log.push(`sent ${purchaseAmount}`)
      return new Promise<void>((answer) => answers.push(answer))
    },
    show: (change: (before: WantedAmounts) => WantedAmounts) => {
      wanted = change(wanted)
    },
    refresh: async () => {
      log.push('refreshed')
    },
  }
  return {
    log,
    queue,
    put: (amount: number) => queue.put(line, amount, needs),
    answer: async () => {
      answers.shift()?.()
      await settled()
    },
    shown: () => withAmounts([line], wanted)[0]?.purchaseAmount,
  }
}

describe('amounts that change in the cart', () => {
  it('[R9.01] are shown as chosen at once', async () => {
    const { put, shown } = play()
    void put(7)
    expect(shown()).toBe(7)
  })

  it('[R9.01] are sent one after another, and the lines are loaded after the last alone', async () => {
    const { put, log, answer, shown } = play()
    const both = Promise.all([put(7), put(8)])
    await settled()
    expect(log).toEqual(['sent 7'])
    await answer()
    expect(log).toEqual(['sent 7', 'sent 8'])
    expect(shown()).toBe(8)
    await answer()
    await both
    expect(log).toEqual(['sent 7', 'sent 8', 'refreshed'])
    expect(shown()).toBe(line.purchaseAmount)
  })

  it('[R9.01] are all told before the cart goes on', async () => {
    const { put, queue, answer } = play()
    let told = false
    void put(7)
    void put(8)
    void queue.told().then(() => {
      told = true
    })
    await settled()
    await answer()
    expect(told).toBe(false)
    await answer()
    expect(told).toBe(true)
  })
})
