import type { Device } from '@compute-mall/core/site'
import type { EmbeddedTexts } from '@compute-mall/react'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Location } from 'react-router-dom'
import type { MallRoute } from '../routes.ts'
import type { Start } from '../start/start.ts'
import type { Failure } from './failure.ts'
import type { PageData } from './page.ts'

/** A page that can be drawn, or why it cannot; in what surrounds it. */
export type Content = (
  | { readonly kind: 'page'; readonly Component: ComponentType; readonly data: PageData }
  | { readonly kind: 'failed'; readonly failure: Failure }
) & { readonly Surround?: ComponentType<{ readonly children: ReactNode }> }

/** What is on the screen. */
export interface Shown {
  /** The entry of the browser's history, with the base in its path. */
  readonly location: Location
  readonly route: MallRoute
  readonly start: Start
  readonly content: Content
  /** How one came here: as the browser's history says it. */
  readonly arrival: 'push' | 'replace' | 'pop'
  /** Whether the page is to stay where it was scrolled to. */
  readonly stays: boolean
}

/** What the server embeds of it in the document; the component comes with its chunk. */
export interface Embedded {
  readonly device: Device
  readonly start: Start
  readonly texts: EmbeddedTexts
  readonly content:
    | { readonly kind: 'page'; readonly data: PageData }
    | { readonly kind: 'failed'; readonly failure: Failure }
}

export const ShownContext = createContext<Shown | undefined>(undefined)

export const useShown = (): Shown => {
  const shown = use(ShownContext)
  if (shown === undefined) throw new Error('Nothing is shown above.')
  return shown
}
