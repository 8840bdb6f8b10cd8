import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lazyMessages } from '../../tools/src/vite/lazyMessages.ts'
import { leanRouter } from '../../tools/src/vite/leanRouter.ts'
import { precompressed } from '../../tools/src/vite/precompress.ts'
import { sourceConditions } from '../../tools/src/vite/source.ts'
import { builds } from './builds.ts'

/** What at least four pages share of the skin is one file: half as many requests, and fewer bytes for every page. */
const skin = { name: 'skin', test: /packages\/ui\/src\/|lucide-react/, minShareCount: 4 }

const browser = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: [skin] } } },
}
const server = { outDir: 'dist/server', rolldownOptions: { input: 'src/entry-server.tsx' } }

/** `vite build` makes `dist/client`, `vite build --ssr` makes `dist/server`, which reads the manifest of the former. */
export default defineConfig(({ isSsrBuild }) => ({
  ...sourceConditions,
  base: '/ui/mall/',
  plugins: [lazyMessages(), leanRouter(), react(), vanillaExtractPlugin(), builds(), precompressed()],
  build: { target: 'es2023', cssCodeSplit: false, ...(isSsrBuild ? server : browser) },
}))
