import { E } from '@compute-mall/core/fp'
import type { Clock } from '@compute-mall/core/time'
import type { LineDocument, ResourceAccess } from './order.tables.ts'

/** A line whose resources are to be opened; the same `lineId` is one opening, however often it is asked for. */
export interface Opening {
  readonly lineId: string
  readonly orderNo: string
  readonly line: LineDocument
  /** When it was first asked for. */
  readonly startedAt: Date
}

export type OpeningOutcome =
  | { readonly kind: 'opening' }
  | { readonly kind: 'opened'; readonly access: ResourceAccess }

/** Opens what was bought, in the centre or at the merchant's (decision D24). The left says why it failed this time. */
export interface Provisioner {
  readonly open: (opening: Opening) => Promise<E.Either<string, OpeningOutcome>>
}

/** The provisioner that comes with the product: opens everything after a delay. */
export const embeddedProvisioner = (delayMs: number, clock: Clock): Provisioner => ({
  open: async ({ line, lineId, startedAt }) =>
    E.right(
      clock() - startedAt.getTime() < delayMs
        ? { kind: 'opening' }
        : { kind: 'opened', access: accessOf(line, lineId) },
    ),
})

const accessOf = ({ clusterId }: LineDocument, lineId: string): ResourceAccess => {
  const account = { name: { zh: '账号', en: 'Account' }, value: `cm${lineId.slice(-8)}` }
  if (clusterId === null) return [{ name: { zh: '授权码', en: 'Licence key' }, value: lineId.toUpperCase() }]
  return [account, { name: { zh: '登录节点', en: 'Login node' }, value: `${clusterId}.hpc.example` }]
}
