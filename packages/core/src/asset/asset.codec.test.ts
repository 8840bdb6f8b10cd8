import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { Asset, AssetDetail, AssetPreview, QueueInfo } from './asset.codec.ts'
import { asset, datasetDetail, detail, preview, queueInfo, studio, studioDetail } from './asset.fixtures.ts'

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    for (const sample of [asset, studio]) expect(decode(Asset)(sample)).toEqual(E.right(sample))
    for (const sample of [detail, studioDetail, datasetDetail])
      expect(decode(AssetDetail)(sample)).toEqual(E.right(sample))
    expect(decode(AssetPreview)(preview)).toEqual(E.right(preview))
    expect(decode(QueueInfo)(queueInfo)).toEqual(E.right(queueInfo))
  })

  it('[R1.04] are models, data sets or studios and nothing else', () => {
    for (const assetType of ['model', 'dataset', 'studio'])
      expect(Asset.is({ ...asset, assetType })).toBe(true)
    expect(decode(Asset)({ ...asset, assetType: 'app' })).toMatchObject({ left: [{ path: 'assetType' }] })
  })
})
