import type { GoodsKind } from '@compute-mall/core/goods'
import {
  BareMetalIcon,
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
