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

/** The sections of the editor, and which fields each has by the beginning of their paths. */
export const sectionFields = {
  basics: ['kind', 'classification', 'name', 'summary', 'tags', 'figures', 'catalogueItemId', 'resourceType'],
  description: ['description'],
  prices: ['specifications', 'skus'],
  limits: ['limit', 'buyerLimit', 'shelfAt'],
  more: ['dependencies', 'params', 'support', 'cases'],
} as const
export type EditorSection = keyof typeof sectionFields
export const editorSections = [
  'basics',
  'description',
  'prices',
  'limits',
  'more',
] as const satisfies readonly EditorSection[]

/** The section in which the field of a path stands. */
export const sectionOf = (path: string): EditorSection =>
  editorSections.find((section) =>
    sectionFields[section].some((field) => path === field || path.startsWith(`${field}.`)),
  ) ?? 'basics'
