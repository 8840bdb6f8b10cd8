/**
 * The part of the Web platform that browsers and Node share and that ky relies on as well, as far as the client names
 * it. Declared here because the core is compiled without the types of any platform.
 */
export interface Signal {
  readonly aborted: boolean
  readonly reason?: unknown
}
interface Controller {
  readonly signal: Signal
  abort(reason?: unknown): void
}
interface Params {
  toString(): string
}
export interface Parts {
  append(name: string, value: string | Part, fileName?: string): void
}
interface Part {
  readonly size: number
}

declare const AbortController: new () => Controller
declare const AbortSignal: { any(signals: readonly Signal[]): Signal }
declare const URLSearchParams: new (pairs: readonly (readonly [string, string])[]) => Params
declare const FormData: new () => Parts
declare const Blob: new (bytes: readonly Uint8Array[], options: { type: string }) => Part

export const controller = () => new AbortController()
export const anySignal = (...signals: readonly (Signal | undefined)[]): Signal =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined))
export const searchParams = (pairs: readonly (readonly [string, string])[]) => new URLSearchParams(pairs)
export const parts = () => new FormData()
export const blob = (bytes: Uint8Array, type: string) => new Blob([bytes], { type })
