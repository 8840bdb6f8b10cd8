import type { GoodsKind } from '@compute-mall/core/goods'
import { applicationArt } from './application.ts'
import { computeArt } from './compute.ts'
import type { Art } from './shape.ts'

/** One composition per kind of goods. */
export const artOf: Readonly<Record<GoodsKind, Art>> = { ...computeArt, ...applicationArt }

export type { Shape } from './shape.ts'
