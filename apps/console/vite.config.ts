import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from '../../tools/src/vite/precompress.ts'
import { sourceConditions } from '../../tools/src/vite/source.ts'

export default defineConfig({
  ...sourceConditions,
  base: '/ui/console/',
  plugins: [react(), vanillaExtractPlugin(), precompressed()],
  build: { target: 'es2023', cssCodeSplit: false },
})
