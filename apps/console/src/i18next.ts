import 'i18next'
import type { consoleMessages } from './texts.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    console: typeof consoleMessages.zh
  }
}
