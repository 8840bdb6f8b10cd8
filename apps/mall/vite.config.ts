import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Device } from '@compute-mall/core/site'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildNames } from '../../tools/src/vite/buildNames.ts'
import { modulePreload } from '../../tools/src/vite/modulePreload.ts'
import { precompressed } from '../../tools/src/vite/precompress.ts'
import { sourceConditions } from '../../tools/src/vite/source.ts'

/**
 * What so many pages share of the design system and of one another is one file: half as many requests, and fewer bytes for every page. Phones have
 * more pages, and what only a few of them share is of no use to the others.
 */
const shareCount = { desktop: 19, mobile: 22 } as const satisfies Record<Device, number>
/** The home page, whose budget is the tightest, does without the primitives of layout: those who use them load them. */
const shared = (device: Device) => ({
  name: 'ui',
  test: /packages\/ui\/src\/(?!layout\/)|apps\/mall\/src\/features\/|lucide-react/,
  minShareCount: shareCount[device],
})
/** The primitives of layout, one file where several pages use the same ones. */
const layout = { name: 'layout', test: /packages\/ui\/src\/layout\//, minShareCount: 3 }

const forBrowsers = (device: Device) => ({
  outDir: 'dist/client',
  // Both builds lie in one folder; the desktop's is the first.
  emptyOutDir: device === 'desktop',
  manifest: device === 'mobile' ? '.vite/manifest.mobile.json' : true,
  modulePreload,
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    output: {
      codeSplitting: { groups: [shared(device), layout] },
      // Seven letters tell four trillion versions of a file apart; each more would weigh 70 bytes on every page.
      chunkFileNames: 'assets/[name]-[hash:7].js',
    },
  },
})
const server = { outDir: 'dist/server', rolldownOptions: { input: 'src/entry-server.tsx' } }

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The pages that phones have a screen of their own for, `CartPage.mobile.tsx` beside `CartPage.tsx`. */
const twins = globSync('src/features/*/*Page.mobile.tsx', { cwd: here('.') })
  .map((file) => basename(file, '.mobile.tsx'))
  .join('|')

/**
 * A build for browsers has the screens of one device alone, so that none loads what only the other one shows. The file
 * of a route imports both screens of its page, each by the name of the page: in a build these are one and the same.
 */
const forDevice = (device: Device) => [
  { find: /^\.\/deviceFiles\.ts$/, replacement: here(`./src/files.${device}.ts`) },
  device === 'desktop'
    ? { find: new RegExp(`^\\./(${twins})\\.mobile\\.tsx$`), replacement: './$1.tsx' }
    : { find: new RegExp(`^\\./(${twins})\\.tsx$`), replacement: './$1.mobile.tsx' },
]

/** The rules of the routes are asked for by builds alone: they come from the packages as they are built. */
const names = async (device: Device) =>
  buildNames({
    entry: 'entry-client',
    latest: device === 'mobile' ? 'builds/latest.mobile.json' : 'builds/latest.json',
    routes: (await import('./builds.ts')).routeRules,
  })

/**
 * `vite build` makes `dist/client` for desktops, `vite build --config vite.mobile.config.ts` adds what phones load,
 * `vite build --ssr` makes `dist/server`, which reads the manifests of both.
 */
export const mall = (device: Device) =>
  defineConfig(async ({ command, isSsrBuild }) => ({
    ...sourceConditions,
    base: '/ui/mall/',
    resolve: {
      ...sourceConditions.resolve,
      alias: command === 'build' && !isSsrBuild ? forDevice(device) : [],
    },
    plugins: [
      react({ jsxImportSource: '@compute-mall/ui' }),
      vanillaExtractPlugin(),
      ...(command === 'build' ? [await names(device)] : []),
      precompressed(),
    ],
    // With React inside, pages are drawn by its production build whatever `NODE_ENV` the server runs under.
    ...(isSsrBuild && {
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true as const },
    }),
    build: { target: 'es2023', cssCodeSplit: false, ...(isSsrBuild ? server : forBrowsers(device)) },
  }))

export default mall('desktop')
