import type { GoodsKind } from '@compute-mall/core/goods'
import {
  BareMetalIcon,
  CategoryIcon,
  CloudServerIcon,
  DataIcon,
  GeneralIcon,
  HeterogeneousIcon,
  ModelIcon,
  SaasIcon,
  ServiceIcon,
  SoftwareIcon,
  SourceCodeIcon,
  StorageIcon,
} from './icons.ts'

export type Icon = typeof GeneralIcon

/** The icon of each of the eleven kinds of goods. */
export const kindIcon: Readonly<Record<GoodsKind, Icon>> = {
  general: GeneralIcon,
  heterogeneous: HeterogeneousIcon,
  storage: StorageIcon,
  cloudServer: CloudServerIcon,
  bareMetal: BareMetalIcon,
  software: SoftwareIcon,
  saas: SaasIcon,
  model: ModelIcon,
  data: DataIcon,
  sourceCode: SourceCodeIcon,
  service: ServiceIcon,
}

/** Whether a category is one of the kinds of goods. */
export const isKindCode = (code: string): code is GoodsKind => Object.hasOwn(kindIcon, code)

/** The icon of a category on top of its tree: those that are no kind of goods share one. */
export const categoryIcon = (code: string): Icon => (isKindCode(code) ? kindIcon[code] : CategoryIcon)
