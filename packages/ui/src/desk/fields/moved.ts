/** The rows with the one at `from` put at `to`; as they were where one of the places is none. */
export const moved = <Row>(rows: readonly Row[], from: number, to: number): readonly Row[] => {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return rows
  const others = rows.toSpliced(from, 1)
  return others.toSpliced(to, 0, row)
}
