import type { GoodsKind } from '@compute-mall/core/goods'
import SoftwareIcon from 'lucide-react/icons/app-window'
import ModelIcon from 'lucide-react/icons/brain-circuit'
import SaasIcon from 'lucide-react/icons/cloud-cog'
import DataIcon from 'lucide-react/icons/database'
import SourceCodeIcon from 'lucide-react/icons/file-code'
import StorageIcon from 'lucide-react/icons/hard-drive'
import CloudServerIcon from 'lucide-react/icons/server'
import BareMetalIcon from 'lucide-react/icons/server-cog'
import { CategoryIcon, GeneralIcon, HeterogeneousIcon, ServiceIcon } from './icons.ts'

export type Icon = typeof GeneralIcon

/** The icon of each kind of goods. */
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
