import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { sourceConditions } from '../../tools/src/vite/source.ts'

/** What stories import, so that the first run after a clean install does not reload in the middle of a test. */
const optimized = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-i18next',
  'i18next',
  '@vanilla-extract/recipes/createRuntimeFn',
  'uqr',
  '@ark-ui/react/collection',
  '@ark-ui/react/combobox',
  '@ark-ui/react/date-picker',
  '@ark-ui/react/menu',
  '@ark-ui/react/tree-view',
  '@tanstack/react-virtual',
  'pdfjs-dist',
  'io-ts',
  'decimal.js',
  'xstate',
  '@xstate/react',
  'ky',
]

const inUi = (path: string) => fileURLToPath(new URL(`../../packages/ui/${path}`, import.meta.url))

/**
 * What parts take, as the compiler understands it: a variant is offered as a list, whose names stand in its styles.
 * Tests set no controls, and need not wait for the compiler.
 */
const docgen: StorybookConfig['typescript'] = {
  reactDocgen: process.env.VITEST === undefined && 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: inUi('tsconfig.json'),
    include: [inUi('src/**/*.tsx')],
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
  },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: docgen,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      ...sourceConditions,
      plugins: [vanillaExtractPlugin()],
      optimizeDeps: { include: optimized, exclude: ['lucide-react'] },
    }),
}

export default config
