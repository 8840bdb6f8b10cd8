import type { FullConfig } from '@playwright/test'
import { origin } from './account.ts'
import { attemptsOf } from './attempts.ts'
import { startProduct } from './product/product.ts'
import { collectThemeTags } from './themeTags.ts'

const start = async ({ projects }: FullConfig) => {
  // In the environment, so that the servers which journeys start of their own have everybody too.
  process.env.ATTEMPTS = String(Math.max(...projects.map(attemptsOf)))
  const product = await startProduct(
    // The outbox, from which a journey reads the code that was sent to a phone.
    { NODE_ENV: 'development', PROVISION_DELAY_MS: '3000' },
    'e2e/stage.ts',
  )
  process.env.PLAYWRIGHT_ORIGIN = product.origin
  process.env.PLAYWRIGHT_DATA_DIR = product.dataDir
  process.env.PLAYWRIGHT_PRINTED = product.said()
  return product.stop
}

/** Starts the product once for all journeys; `PLAYWRIGHT_ORIGIN` and `PLAYWRIGHT_DATA_DIR` name one that is running already. */
const setup = async (config: FullConfig) => {
  const stop = process.env.PLAYWRIGHT_ORIGIN ? undefined : await start(config)
  process.env.THEME_TAGS = JSON.stringify(await collectThemeTags(origin()))
  return stop
}

export default setup
