import 'i18next'
import type { consoleMessages } from './console.messages.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    console: typeof consoleMessages.zh
  }
}
