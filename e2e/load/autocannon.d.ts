declare module 'autocannon' {
  export interface Request {
    /** `GET` where none is named. */
    readonly method?: string
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }
  export interface Client {
    readonly setRequests: (requests: readonly Request[]) => void
  }
  export interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds; an `amount` of requests ends it as well. */
    readonly duration?: number
    readonly amount?: number
    readonly requests?: readonly Request[]
    readonly workers?: number
    readonly localAddress?: string
    readonly setupClient?: (client: Client) => void
    readonly verifyBody?: (body: string) => boolean
  }
  export interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly '2xx': number
    readonly '5xx': number
    readonly errors: number
    readonly non2xx: number
    readonly mismatches: number
  }
  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
