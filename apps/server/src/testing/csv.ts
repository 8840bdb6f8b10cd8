/** Reads CSV back (RFC 4180), for what has no quote that is not doubled. */
export const csvRows = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)].reduce<string[][]>(
    (lines, [, quoted, plain = '', end]) => {
      lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
      if (end !== ',') lines.push([])
      return lines
    },
    [[]],
  )

/** The rows of a file that a list was exported as, below its head. */
export const exportedRows = ({ bytes }: { readonly bytes: Uint8Array }): readonly (readonly string[])[] =>
  csvRows(new TextDecoder().decode(bytes)).slice(1, -1)

/** A query without the place of a page, as exports ask it. */
export const selectionOf = <Q extends { readonly cursor?: unknown; readonly limit?: unknown }>(query: Q) => {
  const { cursor: _cursor, limit: _limit, ...selection } = query
  return selection
}
