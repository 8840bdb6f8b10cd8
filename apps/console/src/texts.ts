import type { TextLoaders } from '@compute-mall/app'
import type { consoleMessages } from './console.messages.ts'
import type { settingsMessages } from './settings.messages.ts'

/** The console's own texts. */
export const texts: TextLoaders = {
  console: async () => (await import('./console.messages.ts')).consoleMessages,
  settings: async () => (await import('./settings.messages.ts')).settingsMessages,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    console: typeof consoleMessages.zh
    settings: typeof settingsMessages.zh
  }
}
