/** FNV-1a: the same text gives the same number on every machine, so that a cover never changes. */
export const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )

export type Random = () => number

/** Numbers from 0 to 1, the same row for the same seed (mulberry32). */
export const randomFrom = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <T>(random: Random, from: readonly [T, ...T[]]): T =>
  from[Math.floor(random() * from.length)] ?? from[0]

/** Whole numbers from 0 up to `count`, for drawing rows of things. */
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
