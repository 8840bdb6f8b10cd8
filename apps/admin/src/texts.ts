import type { TextLoaders } from '@compute-mall/app'
import type { adminMessages } from './admin.messages.ts'

/** The admin app's own texts. */
export const texts: TextLoaders = {
  admin: async () => (await import('./admin.messages.ts')).adminMessages,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof adminMessages.zh
  }
}
