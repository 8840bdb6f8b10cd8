import type { GoodsKind } from '@compute-mall/core/goods'
import { data, model, saas, service, software, sourceCode } from './application.ts'
import { bareMetal, cloudServer, general, heterogeneous, storage } from './compute.ts'
import type { Art } from './shape.ts'

/** One composition per kind of goods. */
export const artOf: Readonly<Record<GoodsKind, Art>> = {
  general,
  heterogeneous,
  storage,
  cloudServer,
  bareMetal,
  software,
  saas,
  model,
  data,
  sourceCode,
  service,
}

export type { Shape } from './shape.ts'
