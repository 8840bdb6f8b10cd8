import type { TextLoaders } from '@compute-mall/app'
import type { sellerMessages } from './seller.messages.ts'

/** The seller app's own texts. */
export const texts: TextLoaders = {
  seller: async () => (await import('./seller.messages.ts')).sellerMessages,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    seller: typeof sellerMessages.zh
  }
}
