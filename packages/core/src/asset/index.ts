/**
 * The AI community: models, data sets and studios (R1.04; spec sections 1 and 7).
 *
 * `Asset` is what search finds, `assetEndpoints` asks for the queue of a model.
 */
export * from './asset.codec.ts'
export * from './asset.endpoints.ts'
export * as assetFixtures from './asset.fixtures.ts'
export * from './asset.messages.ts'
export * from './asset.rules.ts'
