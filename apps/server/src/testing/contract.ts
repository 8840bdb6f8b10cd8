import { contract } from '@compute-mall/core/contract'
import type { Endpoint } from '@compute-mall/core/http'
import type * as t from 'io-ts'

/** Every call of the contract by its name, `module.call`. */
export const calls: readonly (readonly [string, Endpoint])[] = Object.entries(contract).flatMap(
  ([module, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, call]) => [`${module}.${name}`, call] as const),
)

/** A field of a codec: its path, nested ones by dots as a form writes them, and the name of what it holds. */
export interface Field {
  readonly path: string
  readonly codec: string
}

/** The fields of a codec. */
export const fieldsOf = (codec: t.Mixed, prefix = ''): readonly Field[] => {
  const {
    props,
    type,
    types,
    codec: inner,
  } = codec as {
    readonly props?: Readonly<Record<string, t.Mixed>>
    readonly type?: t.Mixed
    readonly types?: readonly t.Mixed[]
    readonly codec?: t.Mixed
  }
  if (props !== undefined)
    return Object.entries(props).flatMap(([name, field]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`
      const nested = fieldsOf(field, path)
      return nested.length > 0 ? nested : [{ path, codec: field.name }]
    })
  return [type, inner, ...(types ?? [])].flatMap((part) => (part === undefined ? [] : fieldsOf(part, prefix)))
}
