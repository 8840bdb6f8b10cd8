import { allowedProvisionEvents, type ProvisionStatus } from '../order/index.ts'
import type { ResourceDetail } from './provision.codec.ts'

/** The states that a customer gives back by hand; what failed or is being opened is for operations (D24). */
const held: readonly ProvisionStatus[] = ['open', 'expired']

/** Whether its owner may give a resource back. */
export const isReleasableByOwner = (status: ProvisionStatus): boolean =>
  held.includes(status) && allowedProvisionEvents(status).includes('provision.released')

/** Where what is open is used in a browser: the address of a platform; null where it is used otherwise. */
export const openAddress = ({
  status,
  kind,
  isOwn,
  access,
}: Pick<ResourceDetail, 'status' | 'kind' | 'isOwn' | 'access'>): string | null => {
  if (status !== 'open' || kind !== 'saas' || !isOwn) return null
  const address = access.find(({ key, kind: shown }) => key === 'url' && shown === 'plain')?.value ?? ''
  return /^https?:\/\//.test(address) ? address : null
}

/**
 * The command that opens a file transfer to a resource over SFTP; null where its access data name no host, port and
 * account.
 */
export const fileTransferCommand = ({
  status,
  access,
}: Pick<ResourceDetail, 'status' | 'access'>): string | null => {
  const plainOf = (wanted: string) =>
    access.find(({ key, kind }) => key === wanted && kind === 'plain')?.value ?? null
  const [host, port, account] = ['host', 'port', 'account'].map(plainOf)
  return status !== 'open' || host === null || port === null || account === null
    ? null
    : `sftp -P ${port} ${account}@${host}`
}

/**
 * A command with its secrets in place; those that are not known stand as dots.
 * @example
 * import { filledCommand } from '@compute-mall/core/provision'
 *
 * filledCommand('curl -H "Authorization: Bearer {{key}}"', new Map([['key', 'sk-1']])) // → 'curl -H "Authorization: Bearer sk-1"'
 */
export const filledCommand = (command: string, secrets: ReadonlyMap<string, string>): string =>
  command.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => secrets.get(key) ?? '••••••')
