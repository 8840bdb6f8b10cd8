/** The AI community: models, data sets and studios. */
export * from './asset.codec.ts'
export * from './asset.endpoints.ts'
export * as assetFixtures from './asset.fixtures.ts'
export * from './asset.messages.ts'
