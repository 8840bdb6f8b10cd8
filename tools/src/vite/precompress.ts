import type { Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

/** Writes `x.br` and `x.gz` beside each text file of a build for browsers, at the best quality: done once, served ever after. */
export const precompressed = (): Plugin => ({
  ...compression({
    include: /\.(js|mjs|css|html|svg|json)$/,
    // Below this a packet carries the file whole.
    threshold: 1_400,
    algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
    logLevel: 'silent',
  }),
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
})
