/** Days within which assets were updated, by the code of `filter.other` that asks for it (width 2.3). */
export const ASSET_PERIODS = { week: 7, month: 30, quarter: 90 } as const
/** One of these codes. */
export type AssetPeriod = keyof typeof ASSET_PERIODS
/** Whether a code of `filter.other` asks for a period. */
export const isAssetPeriod = (code: string): code is AssetPeriod => Object.hasOwn(ASSET_PERIODS, code)
