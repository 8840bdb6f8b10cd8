/** The types of assets (R1.04), in the order in which they are offered. */
export const assetTypes = ['model', 'dataset', 'studio'] as const
