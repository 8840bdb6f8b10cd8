import type { ClientError } from '@compute-mall/core/client'
import { E, TE } from '@compute-mall/core/fp'
import { describe, expect, it } from 'vitest'
import { thenNext } from './thenNext.ts'

const queue = (...ids: readonly string[]) => ids.map((applicationId) => ({ applicationId }))
const lost: ClientError = { kind: 'network', reason: 'offline' }
const passed = TE.right<ClientError, string>('passed')
const asks = (...ids: readonly string[]) =>
  TE.right<ClientError, { readonly records: ReturnType<typeof queue> }>({ records: queue(...ids) })

describe('a decision in the queue', () => {
  it('[R4.03] leads on from the last row, and by the queue as it is after the decision', async () => {
    const of = { decidedId: 'c', before: queue('a', 'b', 'c') }
    expect(await thenNext(passed, { ...of, ask: asks('a', 'b') })()).toEqual(
      E.right({ decided: 'passed', next: 'a' }),
    )
    expect(await thenNext(passed, { ...of, ask: asks() })()).toEqual(
      E.right({ decided: 'passed', next: null }),
    )
  })

  it('[R4.03] stands when the queue cannot be asked, and is not followed by it when refused', async () => {
    const of = { decidedId: 'b', before: queue('a', 'b') }
    expect(await thenNext(passed, { ...of, ask: TE.left(lost) })()).toEqual(
      E.right({ decided: 'passed', next: 'a' }),
    )
    let asked = 0
    const ask = TE.fromTask<{ readonly records: ReturnType<typeof queue> }, ClientError>(async () => {
      asked += 1
      return { records: [] }
    })
    expect(await thenNext(TE.left<ClientError, string>(lost), { ...of, ask })()).toEqual(E.left(lost))
    expect(asked).toBe(0)
  })
})
