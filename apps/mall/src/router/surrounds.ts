import type { Texts } from '@compute-mall/react'
import type { ComponentType, ReactNode } from 'react'
import type { MallRoute } from '../routes.ts'

interface SurroundModule {
  readonly Surround: ComponentType<{ readonly children: ReactNode }>
  /** The texts that it needs besides those of the frame. */
  readonly texts: Texts
}

/** The file of what surrounds a page: no device loads what only the other one shows. */
export const surroundFile = ({ layout }: Pick<MallRoute, 'layout'>): string =>
  layout === 'mobile' ? 'src/frame/mobile.tsx' : 'src/frame/desktop.tsx'

export const loadSurround = ({ layout }: MallRoute): Promise<SurroundModule> =>
  layout === 'mobile' ? import('../frame/mobile.tsx') : import('../frame/desktop.tsx')
