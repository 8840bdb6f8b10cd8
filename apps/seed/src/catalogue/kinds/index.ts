import type { GoodsDraft } from '../draft.ts'
import { bareMetalGoods } from './bareMetal.ts'
import { cloudServerGoods } from './cloudServer.ts'
import { dataGoods } from './data.ts'
import { generalGoods } from './general.ts'
import { heterogeneousGoods } from './heterogeneous.ts'
import { modelGoods } from './model.ts'
import { saasGoods } from './saas.ts'
import { serviceGoods } from './service.ts'
import { softwareGoods } from './software.ts'
import { sourceCodeGoods } from './sourceCode.ts'
import { storageGoods } from './storage.ts'

/** All goods of the demonstration, computing first, in the order of their numbers. */
export const goodsDrafts = (): readonly GoodsDraft[] => [
  ...heterogeneousGoods(),
  ...generalGoods(),
  ...storageGoods(),
  ...cloudServerGoods(),
  ...bareMetalGoods(),
  ...softwareGoods(),
  ...saasGoods(),
  ...modelGoods(),
  ...dataGoods(),
  ...sourceCodeGoods(),
  ...serviceGoods(),
]
