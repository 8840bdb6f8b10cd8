import { E } from '@compute-mall/core/fp'
import type { Platform } from '../platform/platform.ts'
import { centerAccessOf } from './center.given.ts'
import { demoUse } from './center.usage.ts'
import type { LineDocument, ResourceAccess } from './order.tables.ts'

/** A line whose resources are to be opened; the same `lineId` is one opening, however often it is asked for. */
export interface Opening {
  readonly lineId: string
  readonly orderNo: string
  readonly line: LineDocument
  /** When it was first asked for. */
  readonly startedAt: Date
}

/** Something open that is used up by its amount. */
export interface Metered {
  readonly lineId: string
  readonly line: LineDocument
  readonly openedAt: Date
}

export type OpeningOutcome =
  | { readonly kind: 'opening' }
  | { readonly kind: 'opened'; readonly access: ResourceAccess }

/** Opens what was bought, in the centre or at the merchant's (decision D24). The left says why it failed this time. */
export interface Provisioner {
  readonly open: (opening: Opening) => Promise<E.Either<string, OpeningOutcome>>
  /**
   * How much of each is used since it was opened, in the unit that it was bought by, by the id of its line; what the
   * centre cannot tell of is left out (decision 35).
   */
  readonly use: (resources: readonly Metered[]) => Promise<E.Either<string, ReadonlyMap<string, number>>>
}

/**
 * The provisioner that comes with the product: opens everything after a delay, in the demonstration centre that answers
 * the commands it hands out.
 */
export const embeddedProvisioner = ({
  config,
  clock,
  vault,
}: Pick<Platform, 'config' | 'clock' | 'vault'>): Provisioner => ({
  open: async ({ line, lineId, startedAt }) =>
    E.right(
      clock() - startedAt.getTime() < config.provisionDelayMs
        ? { kind: 'opening' }
        : {
            kind: 'opened',
            access: centerAccessOf({ config, vault }, lineId, line),
          },
    ),
  use: async (resources) =>
    E.right(
      new Map(
        resources.map(({ lineId, line, openedAt }) => [
          lineId,
          demoUse(line.amount, openedAt, new Date(clock())),
        ]),
      ),
    ),
})
