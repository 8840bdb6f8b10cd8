import { defineConfig } from 'vite'
import { precompressed } from '../../tools/src/vite/precompress.ts'
import { sourceConditions } from '../../tools/src/vite/source.ts'

export default defineConfig({
  ...sourceConditions,
  base: '/ui/plain/',
  plugins: [precompressed()],
  build: { target: 'es2023' },
})
