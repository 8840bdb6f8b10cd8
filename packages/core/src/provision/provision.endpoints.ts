import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, FileAnswer, signedIn } from '../http/index.ts'
import { ResourceCount, ResourceDetail, ResourcePage, resourceList, Secret } from './provision.codec.ts'

const ByLine = t.type({ lineId: Id })

/** What customers have opened (design 2.7). Another's resource is SYS10002, as one that is not there. */
export const provisionEndpoints = {
  /** Refusal: LIST10001. */
  list: endpoint({
    method: 'GET',
    path: '/market/resource',
    access: signedIn,
    query: resourceList.query,
    response: ResourcePage,
  }),
  /** The same as CSV, at most 50,000 rows. */
  export: endpoint({
    method: 'GET',
    path: '/market/resource/export',
    access: signedIn,
    query: resourceList.exportQuery,
    response: FileAnswer,
  }),
  /** One's own, by centre and state. */
  counts: endpoint({
    method: 'GET',
    path: '/market/resource/counts',
    access: signedIn,
    response: t.readonlyArray(ResourceCount),
  }),
  /** A leader reads those of the group without their access values. */
  detail: endpoint({
    method: 'GET',
    path: '/market/resource/:lineId',
    access: signedIn,
    params: ByLine,
    response: ResourceDetail,
  }),
  /** Tells the secrets of one's own resource; that they were read is a line of the audit log. */
  secrets: endpoint({
    method: 'POST',
    path: '/market/resource/:lineId/secrets',
    access: signedIn,
    params: ByLine,
    response: t.readonlyArray(Secret),
  }),
  /** Gives one's own resource back before its end; nothing is refunded. Refusal: RESOURCE10004. */
  release: endpoint({
    method: 'POST',
    path: '/market/resource/:lineId/release',
    access: signedIn,
    params: ByLine,
    response: ResourceDetail,
  }),
}
