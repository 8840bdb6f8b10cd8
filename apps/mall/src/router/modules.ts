import type { Device } from '@compute-mall/core/site'
import type { Texts } from '@compute-mall/react'
import type { ComponentType, ReactNode } from 'react'
import type { MallRoute } from '../routes.ts'
import { deviceFiles } from './deviceFiles.ts'
import type { PageModule } from './page.ts'

/** What surrounds the pages of a device. */
export interface SurroundModule {
  readonly Surround: ComponentType<{ readonly children: ReactNode }>
  /** The texts that it needs besides those of the frame. */
  readonly texts: Texts
}

/** What a build has. */
export interface DeviceFiles {
  readonly surrounds: { readonly [Each in Device]?: SurroundModule }
  /** By path from here. */
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>
}

const fileOf = (module: string) => deviceFiles.pages[`../routes/${module}.tsx`]

/** Whether the file of a page is there. */
export const hasModule = (module: string): boolean => fileOf(module) !== undefined

/** Whether this build has a page; another device's is a document of its own. */
export const isHere = ({ device }: MallRoute): boolean => deviceFiles.surrounds[device] !== undefined

/** What surrounds a page; nothing where only the other device's build has it. */
export const surroundOf = ({ device }: MallRoute): SurroundModule | undefined => deviceFiles.surrounds[device]

/** A document that is being replaced because the file is gone (`watchChunks`) shows nothing more. */
const leaving = new Promise<never>(() => {})

/** Loads the file of a page. */
export const loadModule = async ({ module }: MallRoute): Promise<PageModule> => {
  const file = fileOf(module)
  if (file === undefined) throw new Error(`There is no file src/routes/${module}.tsx.`)
  const loaded = (await file()) as PageModule | undefined
  return loaded ?? leaving
}
