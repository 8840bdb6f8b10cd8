export { type CacheKey, cacheKeys } from './cache.ts'
export {
  type Call,
  type CallOptions,
  type Client,
  type ClientOptions,
  type ContractShape,
  createClient,
  type SessionPort,
} from './client.ts'
export { type ClientError, callFailure, codeOf, statusOf } from './error.ts'
export { messageOf, type Notice, type NoticePolicy, noticePolicy, type Skin } from './notice.ts'
export { createRegistry, type RequestRegistry } from './registry.ts'
export type { Fetch } from './transport.ts'
