import type { Words } from '@compute-mall/core/codec'

/**
 * The rows of a table written as lines of fields divided by `|`.
 * @throws Error naming the line that has not `columns` fields
 */
export const rowsOf = <const C extends readonly string[]>(
  table: string,
  ...columns: C
): readonly { readonly [K in C[number]]: string }[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const fields = line.split('|')
      if (fields.length !== columns.length) throw new Error(`${columns.length} fields expected in: ${line}`)
      return Object.fromEntries(columns.map((column, i) => [column, fields[i]])) as {
        readonly [K in C[number]]: string
      }
    })

/** A list written with blanks. */
export const listOf = (field: string): readonly string[] => field.split(' ').filter(Boolean)

export const words = (zh: string, en: string = zh): Words => ({ zh, en })
