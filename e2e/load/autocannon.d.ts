declare module 'autocannon' {
  export interface Request {
    readonly method: string
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
    /** Seconds. */
    readonly duration: number
    readonly setupClient: (client: Client) => void
    readonly verifyBody?: (body: string) => boolean
  }
  export interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly errors: number
    readonly non2xx: number
    readonly mismatches: number
  }
  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
