import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abortsReads, createRegistry } from './index.ts'

describe('a route change', () => {
  it.each([
    ['another page', { name: 'cart' }, true],
    ['the same page with another query', { name: 'search' }, false],
    ['a page that is kept alive', { name: 'app', keepAlive: true }, false],
  ])('[R4.15] to %s', (_, to, aborts) => {
    expect(abortsReads({ name: 'search' }, to)).toBe(aborts)
  })
})

/** Reads that end when they are told to, or when they are aborted; each remembers by what. */
const reads = () => {
  const registry = createRegistry()
  const running: { end: () => void; ended: string | null }[] = []
  const begin = (own?: AbortSignal) => {
    const read = { end: () => {}, ended: null as string | null }
    running.push(read)
    void registry.run(
      (signal) =>
        new Promise<void>((resolve) => {
          const finish = (how: string) => {
            read.ended ??= how
            resolve()
          }
          read.end = () => finish('answered')
          const { reason } = signal as AbortSignal
          if (signal.aborted) finish(String(reason))
          const aborted = () => finish(String((signal as AbortSignal).reason))
          ;(signal as AbortSignal).addEventListener('abort', aborted)
        }),
      own,
    )
    return read
  }
  return { registry, running, begin }
}
/** Lets what is settled be noticed. */
const tick = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

describe('the registry of reads', () => {
  it('[R4.15] aborts by the reason of the specification, unless it is given another', async () => {
    const { registry, begin } = reads()
    const first = begin()
    registry.abortReads()
    const second = begin()
    registry.abortReads('signed out')
    expect([first.ended, second.ended]).toEqual(['route change', 'signed out'])
  })

  it("[R4.15] lets a read be aborted by its caller's own signal", () => {
    const { begin } = reads()
    const own = new AbortController()
    const read = begin(own.signal)
    own.abort('left')
    expect(read.ended).toBe('left')
  })

  it('[R4.15] aborts whatever is under way and nothing else, in any course', async () => {
    const acts = fc.array(fc.constantFrom('begin', 'answer', 'leave'), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(acts, async (course) => {
        const { registry, running, begin } = reads()
        const expected: string[] = []
        for (const act of course) {
          const open = expected.indexOf('')
          if (act === 'begin') expected.push('')
          if (act === 'answer' && open >= 0) expected[open] = 'answered'
          if (act === 'leave')
            expected.splice(0, expected.length, ...expected.map((how) => how || 'route change'))
          if (act === 'begin') begin()
          if (act === 'answer') running[open]?.end()
          if (act === 'leave') registry.abortReads()
          await tick()
        }
        expect(running.map(({ ended }) => ended ?? '')).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })
})
