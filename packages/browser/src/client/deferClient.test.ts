import { createClient, createRegistry } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { anyone, endpoint } from '@compute-mall/core/http'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { textStore } from '../index.ts'
import { deferClient } from './deferClient.ts'

const contract = {
  goods: {
    detail: endpoint({
      method: 'GET',
      path: '/goods/:id',
      access: anyone,
      params: t.type({ id: t.string }),
      response: t.string,
    }),
    buy: endpoint({
      method: 'POST',
      path: '/goods',
      access: anyone,
      effect: 'keyedChange',
      body: t.type({ id: t.string }),
      response: t.string,
    }),
  },
}
const sent: Request[] = []
let keys = 0
const client = createClient(contract, {
  fetch: async (input) => {
    const request = input as Request
    sent.push(request)
    return Response.json({ code: '0', msg: '', data: request.url })
  },
  origin: 'http://mall.example',
  requests: createRegistry(),
  store: textStore(() => {
    throw new Error('barred')
  }),
  randomKey: () => `key-0000000000000${++keys}`,
  device: () => 'desktop',
  translate: () => undefined,
  tell: () => {
    throw new Error('nothing to tell')
  },
})

describe('a deferred client', () => {
  it('[R7.02] is loaded by the first task that runs, and not before', async () => {
    let loads = 0
    const deferred = deferClient<typeof contract>(async () => {
      loads++
      return client
    })
    const task = deferred.goods.detail({ params: { id: '7' } })
    expect(loads).toBe(0)
    expect(await task()).toEqual(E.right('http://mall.example/goods/7'))
    expect(loads).toBe(1)
  })

  it('[D3] repeats the same call under the same key when its task runs again', async () => {
    sent.length = 0
    const task = deferClient<typeof contract>(async () => client).goods.buy({ body: { id: '7' } })
    await task()
    await task()
    expect(sent.map((request) => request.headers.get('idempotency-key'))).toEqual([
      'key-00000000000001',
      'key-00000000000001',
    ])
  })

  it('[R8.03] that cannot be loaded answers as a broken network does, and is tried again', async () => {
    let loads = 0
    const deferred = deferClient<typeof contract>(async () => {
      if (++loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return client
    })
    const task = deferred.goods.detail({ params: { id: '7' } })
    expect(await task()).toMatchObject(E.left({ kind: 'network' }))
    expect(await task()).toMatchObject(E.right('http://mall.example/goods/7'))
  })
})
