/**
 * The AI community: models, data sets and studios (R1.04; spec sections 1 and 7).
 *
 * `Asset` is what search finds, `assetEndpoints` asks for the queue of a model.
 *
 * @module
 */
export { Asset, AssetDetail, AssetPreview, AssetType } from './asset.codec.ts'
export { assetEndpoints } from './asset.endpoints.ts'
export { assetMessages } from './asset.messages.ts'
export { assetTypes } from './asset.rules.ts'
export { callSample } from './asset.sample.ts'
