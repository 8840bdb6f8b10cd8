import type { TextLoaders } from '@compute-mall/app'
import type { acmMessages } from './acm.messages.ts'

/** The app's own texts. */
export const texts: TextLoaders = {
  acm: async () => (await import('./acm.messages.ts')).acmMessages,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    acm: typeof acmMessages.zh
  }
}
