/** A WebAssembly module, which the threads of a process can share. */
export type CompiledCode = object

/** An archive of a data folder, in memory that the threads of a process share. */
export type Template = Uint8Array<SharedArrayBuffer>

export const templateOf = (archive: Uint8Array): Template => {
  const template = new Uint8Array(new SharedArrayBuffer(archive.length))
  template.set(archive)
  return template
}

/** What the worker is started with: a folder to keep the data in, or memory; a template to start from. */
export interface WorkerOptions {
  readonly dir?: string
  readonly template?: Template
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
  | { readonly kind: 'dumped'; readonly template: Template }
  | { readonly kind: 'stopped' }
