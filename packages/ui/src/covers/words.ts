/** Chinese characters are twice as wide as Latin ones. */
const widthOf = (char: string): number => ((char.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1)

/** Cuts text to a width, counted in Latin letters, with an ellipsis where something is left out. */
export const shorten = (text: string, most: number): string => {
  const chars = [...text]
  const fits = chars.findIndex(
    (_, index) => chars.slice(0, index + 1).reduce((sum, char) => sum + widthOf(char), 0) > most,
  )
  return fits === -1
    ? text
    : `${chars
        .slice(0, fits - 1)
        .join('')
        .trimEnd()}…`
}
