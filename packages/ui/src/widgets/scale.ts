/** Round steps of an axis: 1, 2 or 5 times a power of ten. */
const roundStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = rough / power
  return power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10)
}

/** Where an axis has its lines: from zero, or below where there is something below, to beyond the highest. */
export const ticksOf = (values: readonly number[], wanted = 4): readonly number[] => {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  if (low === high) return [0, 1]
  const step = roundStep((high - low) / wanted)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  // By counting, because adding up steps such as 0.1 gathers errors.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** Every how many-th word is shown below an axis, so that none lies upon another. */
export const everyOf = (count: number, width: number, wordWidth: number): number =>
  Math.max(1, Math.ceil((count * wordWidth) / Math.max(width, 1)))
