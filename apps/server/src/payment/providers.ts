import { join } from 'node:path'
import type { PayChannel } from '@compute-mall/core/payment'
import type { Config } from '../platform/config/index.ts'
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

/** Where the cashier reaches us: on this machine when we keep it ourselves, else where everybody does. */
const noticeOrigin = ({ cashier, host, port, publicOrigin }: Config): string =>
  cashier.isOurs ? `http://${WILDCARDS.includes(host) ? '127.0.0.1' : host}:${port}` : publicOrigin

/** The cashier that comes with the product, kept by this server or running elsewhere. */
export const embeddedProviders = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): Providers =>
  providersOf(
    embeddedProvider({
      cashierUrl: config.cashier.internalOrigin,
      notifyUrl: `${noticeOrigin(config)}${NOTICE_PATH.replace(':provider', 'embedded')}`,
      appId: 'compute-mall',
      payee: { zh: '算力商城', en: 'Compute Mall' },
      keys: loadKeys(config.dataDir, join(config.dataDir, 'pay-keys')),
      clock,
    }),
  )
