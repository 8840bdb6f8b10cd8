import { planBrowser } from './index.ts'

/** Prepares the browser of a vitest project, when one of its tests is about to run. */
export const setup = (): Promise<void> => planBrowser().prepare()
