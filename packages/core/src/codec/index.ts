/**
 * The ground of all decoding: primitives in io-ts, and failures that name the path of the bad field (R3.01).
 *
 * `decode(codec)(value)` is either a list of `DecodeFailure` or the value; `shapeOf` looks into a codec, as the
 * reference and tests do.
 */
export * from './decode.ts'
export * from './id.ts'
export { cutTo, fileNameOf, isOneLine } from './oneLine.ts'
export * from './primitives.ts'
export * from './shape.ts'
