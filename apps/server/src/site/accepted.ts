import type { AcceptedVersion, ManagedDocument } from '@compute-mall/core/site'
import type { Db } from '../platform/database/index.ts'
import { publishedVersions } from './store/documents.ts'

type Acceptance = Pick<AcceptedVersion, 'kind' | 'version' | 'order'> & { readonly at: Date }

/** What somebody accepted by registering. */
const byRegistering = async (db: Db, userId: string): Promise<readonly Acceptance[]> => {
  const user = await db
    .selectFrom('users')
    .select(['agreed_at', 'agreed_agreement', 'agreed_privacy'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const at = user?.agreed_at
  if (user === undefined || at === null || at === undefined) return []
  const versions = [
    ['agreement', user.agreed_agreement],
    ['privacy', user.agreed_privacy],
  ] as const
  return versions.flatMap(([kind, version]) => (version === null ? [] : [{ kind, version, order: null, at }]))
}

/** The first order under each version; what operations ordered for somebody was not accepted by them. */
const byOrders = async (db: Db, userId: string): Promise<readonly Acceptance[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['agreement_version', 'id', 'order_no', 'created_at'])
    .distinctOn('agreement_version')
    .where('user_id', '=', userId)
    .where('type', 'in', ['formal', 'trial'])
    .where('agreement_version', 'is not', null)
    .orderBy('agreement_version')
    .orderBy('created_at')
    .execute()
  return rows.flatMap(({ agreement_version: version, id, order_no, created_at }) =>
    version === null
      ? []
      : [
          {
            kind: 'agreement' as const,
            version,
            order: { orderId: id, orderNo: order_no },
            at: created_at,
          },
        ],
  )
}

/** The versions of agreement and privacy policy that a user has accepted, each once, the latest first (width 2.7). */
export const acceptedVersions = async (
  db: Db,
  userId: string,
  now: Date,
): Promise<readonly AcceptedVersion[]> => {
  const all = [...(await byRegistering(db, userId)), ...(await byOrders(db, userId))]
  const published = {
    agreement: await publishedVersions(db, 'agreement'),
    privacy: await publishedVersions(db, 'privacy'),
  } satisfies Record<ManagedDocument, unknown>
  const inForce = (kind: ManagedDocument) =>
    published[kind].find(({ effective }) => Date.parse(effective) <= now.getTime())?.version
  const isFirst = ({ kind, version }: Acceptance, place: number) =>
    all.findIndex((other) => other.kind === kind && other.version === version) === place
  return all
    .filter(isFirst)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .flatMap(({ kind, version, order, at }) => {
      const document = published[kind].find((known) => known.version === version)
      if (document === undefined) return []
      const { title, effective } = document
      const isCurrent = inForce(kind) === version
      return [{ kind, version, title, effective, acceptedAt: at.toISOString(), order, isCurrent }]
    })
}
