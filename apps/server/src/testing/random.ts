/** A run of numbers from 0 to 1 that its seed alone decides (mulberry32), so that a failure can be had again. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Seeds of a test that runs several times: those named in `SEEDS`, else as many fresh ones as `SEED_COUNT` says. */
export const seedsFor = (usually: number): readonly number[] => {
  const named = (process.env.SEEDS ?? '').split(',').filter((seed) => seed !== '')
  if (named.length > 0) return named.map(Number)
  const count = Number(process.env.SEED_COUNT ?? usually)
  return Array.from({ length: count }, () => Math.floor(Math.random() * 2 ** 31))
}
