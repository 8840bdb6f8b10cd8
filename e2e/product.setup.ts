import { startProduct } from '../tools/src/product/product.ts'

/** Starts the product once for all journeys; `PLAYWRIGHT_ORIGIN` names one that is running already. */
const setup = async () => {
  if (process.env.PLAYWRIGHT_ORIGIN) return
  const { origin, stop } = await startProduct(
    // The outbox, from which a journey reads the code that was sent to a phone.
    { NODE_ENV: 'development', PROVISION_DELAY_MS: '3000' },
    'e2e/stage.ts',
  )
  process.env.PLAYWRIGHT_ORIGIN = origin
  return stop
}

export default setup
