/**
 * The client that is derived from the contract: what a request carries, what its answer becomes, how a failure is
 * told, and what a route change does to requests (spec section 7, Request wrapper; section 8).
 *
 * `createClient(contract, options)` gives a function for each call: `client.goods.detail({ params: { id } })` is a
 * task whose left is a `ClientError`. `createRegistry` holds the requests under way by the steps of
 * `requestMachine`.
 *
 * @module
 */
export type { TextStore } from '../http/index.ts'
export { type CacheKey, cacheKeys } from './cache.ts'
export {
  type Call,
  type CallOptions,
  type Client,
  type ClientOptions,
  type ContractShape,
  createClient,
} from './client.ts'
export { type ClientError, callFailure, codeOf, statusOf } from './error.ts'
export { createFileReader, type FileReader } from './files.ts'
export { messageOf, type Notice, type NoticePolicy, noticePolicy } from './notice.ts'
export { createRegistry, type RegisteredRequest, type RequestRegistry } from './registry.ts'
export { type RequestContext, type RequestEvent, requestMachine } from './request.machine.ts'
export { abortsReads, type PageOfRequests, type RequestKind } from './request.rules.ts'
export { clientInPlace, shownInPlace } from './shownInPlace.ts'
export type { Fetch } from './transport.ts'
