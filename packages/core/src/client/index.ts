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
export { messageOf, type Notice, type NoticePolicy, noticePolicy, type Skin } from './notice.ts'
export { abortsReads, createRegistry, type Left, type RequestRegistry } from './registry.ts'
export type { Fetch } from './transport.ts'
