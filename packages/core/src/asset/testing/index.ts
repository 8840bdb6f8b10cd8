/** Sample values of asset, for tests and stories. */
export * as assetFixtures from '../asset.fixtures.ts'
