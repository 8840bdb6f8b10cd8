/** The page numbers to offer: first, last, those around the current one, and `null` for a gap. */
export const pagesToOffer = (page: number, pageCount: number): readonly (number | null)[] => {
  const near = [1, page - 1, page, page + 1, pageCount]
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const missing = n - (shown[index - 1] ?? n - 1) - 1
    return missing === 0 ? [n] : missing === 1 ? [n - 1, n] : [null, n]
  })
}
