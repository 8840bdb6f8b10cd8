/** A table for the terminal: the first column to the left, figures to the right. */
export const textTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}
