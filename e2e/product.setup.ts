import type { FullConfig } from '@playwright/test'
import { startProduct } from '../tools/src/product/product.ts'

/** Starts the product once for all journeys; `PLAYWRIGHT_ORIGIN` names one that is running already. */
const setup = async ({ projects }: FullConfig) => {
  if (process.env.PLAYWRIGHT_ORIGIN) return
  const repetitions = Math.max(...projects.map(({ repeatEach }) => repeatEach))
  const { origin, stop } = await startProduct(
    // The outbox, from which a journey reads the code that was sent to a phone.
    { NODE_ENV: 'development', PROVISION_DELAY_MS: '3000', REPETITIONS: String(repetitions) },
    'e2e/stage.ts',
  )
  process.env.PLAYWRIGHT_ORIGIN = origin
  return stop
}

export default setup
