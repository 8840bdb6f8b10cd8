import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildNames } from './buildNames.ts'
import { modulePreload } from './modulePreload.ts'
import { precompressed } from './precompress.ts'
import { sourceConditions } from './source.ts'

/**
 * The build of an app that lives in one document and finds its way behind the hash.
 * @param base where it is served, e.g. `/ui/seller/`
 */
export const clientApp = (base: `/ui/${string}/`) =>
  defineConfig({
    ...sourceConditions,
    base,
    plugins: [
      react({ jsxImportSource: '@compute-mall/ui' }),
      vanillaExtractPlugin(),
      buildNames({ entry: 'index', latest: 'builds/latest.json', routes: [] }),
      precompressed(),
    ],
    build: {
      target: 'es2023',
      cssCodeSplit: false,
      manifest: true,
      modulePreload,
      // As in the mall: each letter more of a name would weigh on every page, which knows the names of all chunks.
      rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js' } },
    },
  })
