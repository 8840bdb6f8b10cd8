declare module 'wawoff2' {
  /** WOFF2 to TrueType. */
  export const decompress: (font: Uint8Array) => Promise<Uint8Array>
}
