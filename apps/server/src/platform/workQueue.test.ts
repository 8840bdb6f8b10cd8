import { EventEmitter } from 'node:events'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorkQueue, type Leave } from './workQueue.ts'

const limits = { running: 2, runningEach: 2, waitingEach: 3, waiting: 5 }
const connection = () => new EventEmitter()

describe('a queue of work', () => {
  it('[H4] runs so much at once, lets a few wait, and refuses the next at once', async () => {
    const queue = createWorkQueue(limits)
    const running = [await queue.enter('a', connection()), await queue.enter('a', connection())]
    const begun: string[] = []
    const waiting = ['1', '2', '3'].map((name) =>
      queue.enter('a', connection()).then((leave) => {
        begun.push(name)
        return leave
      }),
    )
    expect(await queue.enter('a', connection())).toBeNull()
    running[0]?.()
    await waiting[0]
    expect(begun).toEqual(['1'])
    running[0]?.()
    await new Promise(setImmediate)
    expect(begun).toEqual(['1'])
  })

  it('[H4] lets each address have its turn before another has a second one', async () => {
    const queue = createWorkQueue({ ...limits, running: 1, waitingEach: 10, waiting: 20 })
    const first = await queue.enter('greedy', connection())
    const order: string[] = []
    const asked = ['greedy', 'greedy', 'greedy', 'other', 'third'].map(async (key) => {
      const leave = await queue.enter(key, connection())
      order.push(key)
      leave?.()
    })
    first?.()
    await Promise.all(asked)
    expect(order).toEqual(['other', 'third', 'greedy', 'greedy', 'greedy'])
  })

  it('[H4] keeps no place for a caller who is gone', async () => {
    const queue = createWorkQueue({ ...limits, running: 1, waitingEach: 1, waiting: 1 })
    const first = await queue.enter('a', connection())
    const left = connection()
    const waits = queue.enter('a', left)
    left.emit('close')
    expect(await waits).toBeNull()
    const second = queue.enter('b', connection())
    first?.()
    expect(await second).not.toBeNull()
  })

  it('[H4] never runs more than it may, and everything that waits runs in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }), async (keys) => {
        const queue = createWorkQueue({ running: 3, runningEach: 2, waitingEach: 40, waiting: 40 })
        const running = new Map<string, number>()
        let all = 0
        let done = 0
        const work = async (key: string): Promise<void> => {
          const leave: Leave | null = await queue.enter(key, connection())
          if (leave === null) throw new Error('refused')
          running.set(key, (running.get(key) ?? 0) + 1)
          all += 1
          expect(all).toBeLessThanOrEqual(3)
          expect(running.get(key)).toBeLessThanOrEqual(2)
          await new Promise(setImmediate)
          running.set(key, (running.get(key) ?? 0) - 1)
          all -= 1
          done += 1
          leave()
        }
        await Promise.all(keys.map(work))
        expect(done).toBe(keys.length)
      }),
      { numRuns: 50 },
    )
  })
})
