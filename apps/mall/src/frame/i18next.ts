import 'i18next'
import type { pageMessages } from '../page.messages.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    page: typeof pageMessages.zh
  }
}
