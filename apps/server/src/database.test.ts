import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { OrderTables } from './order/index.ts'
import { type Db, writing } from './platform/database/index.ts'

interface Source {
  readonly file: string
  readonly text: string
}

const sources: readonly Source[] = globSync('*/**/*.ts', {
  cwd: import.meta.dirname,
  exclude: ['testing/**', 'migrations/**', '**/*.test.ts'],
}).map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))

const moduleOf = (file: string): string => file.split('/')[0] ?? ''

/** Which module declares a table. */
const owners = new Map(
  sources
    .filter(({ file }) => file.endsWith('.tables.ts'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/interface \w+Tables [^{]*\{\n(.*?)\n\}/gs)].flatMap(([, body = '']) =>
        [...body.matchAll(/^ {2}(\w+):/gm)].map(([, table = '']) => [table, moduleOf(file)] as const),
      ),
    ),
)

/** Statements in SQL by which a module writes a table of another. */
const foreignWrites = (files: readonly Source[]): readonly string[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:insert into|update|delete from)\s+(\w+)/gi)]
      .map(([, table = '']) => table)
      .filter((table) => owners.has(table) && owners.get(table) !== moduleOf(file))
      .map((table) => `${file} writes ${table} of ${owners.get(table)}`),
  )

/** Queries, built or written in SQL, by which a module reads a table of another. */
const foreignReads = (files: readonly Source[]): readonly string[] =>
  files.flatMap(({ file, text }) => {
    const code = text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
    return [...code.matchAll(/(?:selectFrom|Join|JoinLateral)\(\s*'(\w+)|\b(?:from|join)\s+(\w+)/g)]
      .map(([, built = '', written = '']) => built || written)
      .filter((table) => owners.has(table) && owners.get(table) !== moduleOf(file))
      .map((table) => `${file} reads ${table} of ${owners.get(table)}`)
  })

/** Lower it with every read that goes through the store of the owner instead; never raise it. */
const FOREIGN_READS = 220

describe('a table', () => {
  it('is written by its own module alone, also in SQL', () => {
    expect(foreignWrites(sources)).toEqual([])
  })

  it('is read by other modules in no more places than before', () => {
    expect(foreignReads(sources).length).toBe(FOREIGN_READS)
  })

  it('is seen where another module reads it', () => {
    const text = `
      // from orders
      db.selectFrom('orders').innerJoin('users', 'users.id', 'orders.user_id')
      sql\`select 1 from order_lines join cart_lines on true\``
    expect(foreignReads([{ file: 'cart/cart.store.ts', text }])).toEqual([
      'cart/cart.store.ts reads orders of order',
      'cart/cart.store.ts reads users of identity',
      'cart/cart.store.ts reads order_lines of order',
    ])
  })

  it('is known with its module', () => {
    expect(owners.size).toBeGreaterThan(40)
    expect(owners.get('sku_stock')).toBe('goods')
    const text = 'sql`update sku_stock set free = 0`'
    expect(foreignWrites([{ file: 'order/store/steps.ts', text }])).toEqual([
      'order/store/steps.ts writes sku_stock of goods',
    ])
    expect(foreignWrites([{ file: 'goods/store/stock.ts', text }])).toEqual([])
  })

  it('of another module is no table that a module can write', () => {
    type Write = ReturnType<ReturnType<typeof writing<OrderTables>>>
    expectTypeOf<Write['insertInto']>().parameter(0).toEqualTypeOf<keyof OrderTables>()
    expectTypeOf<Write['updateTable']>().parameter(0).toEqualTypeOf<keyof OrderTables>()
    expectTypeOf<Write['deleteFrom']>().parameter(0).toEqualTypeOf<keyof OrderTables>()
    expectTypeOf<Db>().not.toHaveProperty('insertInto')
    expectTypeOf<Db>().not.toHaveProperty('updateTable')
    expectTypeOf<Db>().not.toHaveProperty('deleteFrom')
    expect(() => writing<OrderTables>()({} as Db)).toThrow('This is no connection of the database.')
  })
})
