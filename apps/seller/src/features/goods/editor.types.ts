import type { GoodsForm } from '@compute-mall/core/goods'

/** Something that is chosen from a list, e.g. a category or a centre. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** What the sections of the editor draw their fields with. */
export interface EditorFields {
  readonly form: GoodsForm
  /** What buyers see; null before the first publication. */
  readonly published: GoodsForm | null
  /** What is wrong with the field of this path, in words; undefined while nothing is. */
  readonly errorOf: (path: string) => string | undefined
  readonly change: (change: Partial<GoodsForm>) => void
}

/** The id of the control of a field, by its path, e.g. `skus.0.pricing.0.price`. */
export const fieldId = (path: string): string => `field-${path}`

/** The sections of the editor in their order, and which fields stand in each, by their paths (width 2.5, Editor). */
const sectionFields = {
  basics:
    /^(kind|type|classification(?!\.(delivery|spec)\b)|name|summary|tags|figures|catalogueItemId|resourceType)(\.|$)/,
  description: /^description(\.|$)/,
  specifications: /^(specifications|classification\.spec)(\.|$)/,
  where: /^(skus\.\d+\.)?stock(\.|$)/,
  delivery: /^(classification\.delivery|skus\.\d+\.(appPlatformUrl|appInfoList))(\.|$)/,
  prices: /^skus(?!\.\d+\.(stock|appPlatformUrl|appInfoList)\b)(\.|$)/,
  limits: /^(limit|buyerLimit)(\.|$)/,
  dependencies: /^dependencies(\.|$)/,
  more: /^(firstRows|params|support|cases)(\.|$)/,
  listing: /^shelfAt$/,
} as const
/** A section of the editor. */
export type EditorSection = keyof typeof sectionFields
export const editorSections = [
  'basics',
  'description',
  'specifications',
  'prices',
  'where',
  'limits',
  'delivery',
  'dependencies',
  'more',
  'listing',
] as const satisfies readonly EditorSection[]

/** The section in which the field of a path stands. */
export const sectionOf = (path: string): EditorSection =>
  editorSections.find((section) => sectionFields[section].test(path)) ?? 'basics'
