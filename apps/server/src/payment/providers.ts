import { join } from 'node:path'
import type { PayChannel } from '@compute-mall/core/payment'
import type { Platform } from '../platform/platform.ts'
import { loadKeys } from './provider/embedded.keys.ts'
import { embeddedProvider } from './provider/embedded.ts'
import type { PaymentProvider } from './provider/provider.ts'

/** Whom this mall is connected with, by channel. */
export type Providers = ReadonlyMap<PayChannel, PaymentProvider>

export const providersOf = (...providers: readonly PaymentProvider[]): Providers =>
  new Map(providers.map((provider) => [provider.channel, provider]))

/** Where providers send their notices; `:provider` is the channel. */
export const NOTICE_PATH = '/operation/pay/notice/:provider'

const WILDCARDS = ['0.0.0.0', '::']

/** The cashier that comes with the product, kept by this very server on this machine. */
export const embeddedProviders = ({ config, clock }: Platform): Providers => {
  const host = WILDCARDS.includes(config.host) ? '127.0.0.1' : config.host
  return providersOf(
    embeddedProvider({
      cashierUrl: `http://127.0.0.1:${config.cashier.port}`,
      notifyUrl: `http://${host}:${config.port}${NOTICE_PATH.replace(':provider', 'embedded')}`,
      appId: 'compute-mall',
      payee: { zh: '算力商城', en: 'Compute Mall' },
      keys: loadKeys(config.dataDir, join(config.dataDir, 'pay-keys')),
      clock,
    }),
  )
}
