/** A drawing as a value of `background-image`; it fetches nothing. */
export const picture = (width: number, height: number, drawing: string): string => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>${drawing}</svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}

/** A filled disc. */
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx='${x}' cy='${y}' r='${r}' fill='${fill}' ${more}/>`

/** A filled shape. */
export const shape = (d: string, fill: string, more = ''): string => `<path d='${d}' fill='${fill}' ${more}/>`

/** A drawn line. */
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d='${d}' fill='none' stroke='${color}' stroke-width='${width}' stroke-linecap='round' ${more}/>`

/** In the upper right corner of a banner, small where words need the room. */
export const corner = (image: string): string =>
  `${image} right top / clamp(88px, 40vw - 220px, 300px) auto no-repeat`

/** Along the upper edge, as high as it was drawn. */
export const edge = (image: string): string => `${image} left top repeat-x`
