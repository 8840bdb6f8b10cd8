/** A WebAssembly module, which the threads of a process can share. */
export type CompiledCode = object

/** What the worker is started with: a folder to keep the data in, or memory; a template to start from. */
export interface WorkerOptions {
  readonly dir?: string
  readonly template?: Uint8Array<ArrayBuffer>
  /** Parameters of PostgreSQL, e.g. `-c work_mem=32MB`, each word for itself. */
  readonly settings: readonly string[]
  /** PostgreSQL's code, if a worker of this process has compiled it before. */
  readonly code?: CompiledCode | undefined
}

/** Bytes are PostgreSQL's wire protocol; `connection` tells connections apart that follow each other. */
export type ToWorker =
  | { readonly kind: 'bytes'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly connection: number }
  | { readonly kind: 'dump' }
  | { readonly kind: 'stop' }

export type FromWorker =
  | { readonly kind: 'ready'; readonly code: CompiledCode }
  | { readonly kind: 'bytes'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: 'dumped'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'stopped' }
