import type { Vault } from '../platform/vault.ts'
import type { ResourceAccess } from './order.tables.ts'

const placeOf = (lineId: string, key: string): string => `access:${lineId}:${key}`

/** Access data as they are stored: secrets are sealed (decision D26). */
export const sealedAccess = (vault: Vault, lineId: string, access: ResourceAccess): ResourceAccess =>
  access.map((entry) =>
    entry.kind === 'secret'
      ? { ...entry, value: vault.seal(entry.value, placeOf(lineId, entry.key ?? '')).toString('base64') }
      : entry,
  )

/** The secrets of a line's access data, by their keys. */
export const openSecrets = (
  vault: Vault,
  lineId: string,
  access: ResourceAccess,
): readonly { readonly key: string; readonly value: string }[] =>
  access.flatMap(({ kind, key = '', value }) =>
    kind === 'secret'
      ? [{ key, value: vault.open(Buffer.from(value, 'base64'), placeOf(lineId, key)).toString() }]
      : [],
  )
