// Without the rules: pages that name fields of goods do not load what reckons with prices.

/** The figures of the goods editor (width 2.5). Lengths in characters. */
export const GOODS_FORM = {
  minName: 2,
  maxName: 60,
  maxEnglishName: 120,
  minSummary: 2,
  maxSummary: 120,
  maxTags: 5,
  maxTag: 12,
  maxFigures: 4,
  maxFigure: 16,
  maxIndustries: 5,
  maxParagraphs: 20,
  maxParagraph: 1_000,
  maxSpecifications: 3,
  maxValues: 20,
  maxSkus: 200,
  maxRows: 40,
  maxRowText: 200,
  /** Rows of a data set that are shown before it is bought (width 2.3). */
  maxFirstRows: 20,
  maxColumns: 20,
  maxFirstRowsText: 20_000,
  maxDependencies: 10,
  maxAmount: 99_999_999,
  /** Days, months or years of a price, and how many of these one purchase may take. */
  maxDuration: 3_650,
  maxTrialDays: 30,
  /** Days ahead that a shelf time may lie. */
  maxShelfDays: 90,
} as const
/** Goods that a shop may feature (W12). */
export const MAX_FEATURED = 8
/** Marks featured goods on the page of their shop (W12). */
export const FEATURED_TAG = { zh: '店铺推荐', en: 'Featured' } as const
/** What a column of a data set holds. */
export const columnTypes = ['text', 'number', 'time'] as const
