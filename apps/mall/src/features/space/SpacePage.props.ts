import type { Cluster } from '@compute-mall/core/resource'
import type { AssetHits, Search } from '@compute-mall/core/search'
import type { ReactNode } from 'react'
import type { Results } from '../search/results.ts'
import type { AssetPanelProps } from './AssetPanel.tsx'

export interface SpaceView {
  readonly search: Search
  readonly results: Results<AssetHits>
  readonly isBusy: boolean
  readonly pageSize: number
  /** Where assets may run; empty while they are not known. */
  readonly centers: readonly Pick<Cluster, 'clusterId' | 'centerName'>[]
  /** Somebody who can have likes. */
  readonly isKnown: boolean
  /** One's own studios, as another document of ours shows them, or the way to them. */
  readonly own: ReactNode
}

export interface SpacePageProps {
  readonly view: SpaceView & AssetPanelProps['view']
  readonly links: AssetPanelProps['links'] & { readonly search: (search: Search) => string }
  readonly commands: AssetPanelProps['commands'] & {
    readonly show: (search: Search) => void
    readonly retry: () => void
  }
}
