import type { TextLoaders } from '@compute-mall/app'
import type { pageMessages } from './page.messages.ts'

/** The mall's own texts, and those of core that it alone shows. */
export const texts: TextLoaders = {
  page: async () => (await import('./page.messages.ts')).pageMessages,
  service: async () => (await import('./service.texts.ts')).messages,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    page: typeof pageMessages.zh
  }
}
