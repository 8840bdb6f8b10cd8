import type { MallRoute } from '../routes.ts'
import type { PageModule } from './page.ts'

const files = import.meta.glob<PageModule>(['../routes/**/*.tsx', '!**/*.test.tsx'])

/** Whether the file of a page is there. */
export const hasModule = (module: string): boolean => `../routes/${module}.tsx` in files

/** A document that is being replaced because the file is gone (`watchChunks`) shows nothing more. */
const leaving = new Promise<never>(() => {})

/** Loads the file of a page. */
export const loadModule = async ({ module }: MallRoute): Promise<PageModule> => {
  const file = files[`../routes/${module}.tsx`]
  if (file === undefined) throw new Error(`There is no file src/routes/${module}.tsx.`)
  const loaded: PageModule | undefined = await file()
  return loaded ?? leaving
}
