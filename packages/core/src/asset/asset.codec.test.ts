import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { Asset, QueueInfo } from './asset.codec.ts'
import { asset, queueInfo, studio } from './asset.fixtures.ts'

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    for (const sample of [asset, studio]) expect(decode(Asset)(sample)).toEqual(E.right(sample))
    expect(decode(QueueInfo)(queueInfo)).toEqual(E.right(queueInfo))
  })

  it('[R1.04] are models, data sets or studios and nothing else', () => {
    for (const assetType of ['model', 'dataset', 'studio'])
      expect(Asset.is({ ...asset, assetType })).toBe(true)
    expect(decode(Asset)({ ...asset, assetType: 'app' })).toMatchObject({ left: [{ path: 'assetType' }] })
  })
})
