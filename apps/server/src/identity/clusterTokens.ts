import { decode, Id, Instant } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import {
  CLUSTER_TOKEN_MS,
  type ClusterToken,
  type ClusterTokenHolder,
  type ClusterUserDetail,
} from '@compute-mall/core/identity'
import * as t from 'io-ts'
import type { Vault } from '../platform/vault.ts'

const Claims = t.readonly(t.type({ userId: Id, expireTime: Instant }))

/** A token opens for the centre that it was issued for, and nowhere else. */
const placeOf = (clusterId: string): string => `cluster-token ${clusterId}`

const isOpen = ({ accountDetail }: ClusterUserDetail): boolean => accountDetail.status === 'Normal'

/** A token for each centre in which the user has an account that is not disabled (D16). */
export const issueClusterTokens = (
  vault: Vault,
  userId: string,
  accounts: readonly ClusterUserDetail[],
  now: Date,
): readonly ClusterToken[] => {
  const expireTime = new Date(now.getTime() + CLUSTER_TOKEN_MS).toISOString()
  return accounts.filter(isOpen).map(({ clusterId }) => ({
    clusterId,
    token: vault.seal(JSON.stringify({ userId, expireTime }), placeOf(clusterId)).toString('base64url'),
    expireTime,
  }))
}

const opened = (vault: Vault, token: string, clusterId: string): unknown => {
  try {
    return JSON.parse(vault.open(Buffer.from(token, 'base64url'), placeOf(clusterId)).toString())
  } catch {
    return undefined
  }
}

/**
 * Whose a token is: null when it was never issued for this centre, is over, or its account was disabled since.
 * @param accountsOf the accounts of a user as they are now
 */
export const clusterTokenHolder = async (
  vault: Vault,
  { clusterId, token }: { readonly clusterId: string; readonly token: string },
  now: Date,
  accountsOf: (userId: string) => Promise<readonly ClusterUserDetail[]>,
): Promise<ClusterTokenHolder | null> => {
  const claims = decode(Claims)(opened(vault, token, clusterId))
  if (E.isLeft(claims) || Date.parse(claims.right.expireTime) <= now.getTime()) return null
  const accounts = await accountsOf(claims.right.userId)
  const account = accounts.find((each) => each.clusterId === clusterId && isOpen(each))
  if (account === undefined) return null
  const { clusterUserName, memberType } = account
  return { clusterUserName, memberType, expireTime: claims.right.expireTime }
}
