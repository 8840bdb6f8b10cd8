import type { TextLoaders } from '@compute-mall/app'
import type { auditNamesMessages } from '@compute-mall/core/audit'
import type { adminMessages } from './admin.messages.ts'
import type { billMessages } from './bill.messages.ts'
import type { catalogueMessages } from './catalogue.messages.ts'
import type { contentMessages } from './content.messages.ts'
import type { giftMessages } from './gift.messages.ts'
import type { operationsMessages } from './operations.messages.ts'
import type { peopleMessages } from './people.messages.ts'
import type { platformMessages } from './platform.messages.ts'
import type { synonymMessages } from './synonym.messages.ts'
import type { taxonomyMessages } from './taxonomy.messages.ts'

/** The admin app's own texts, and those of core that it alone shows. */
export const texts: TextLoaders = {
  admin: async () => (await import('./admin.messages.ts')).adminMessages,
  auditNames: async () => (await import('./auditNames.texts.ts')).messages,
  bill: async () => (await import('./bill.messages.ts')).billMessages,
  catalogue: async () => (await import('./catalogue.messages.ts')).catalogueMessages,
  content: async () => (await import('./content.messages.ts')).contentMessages,
  gift: async () => (await import('./gift.messages.ts')).giftMessages,
  operations: async () => (await import('./operations.messages.ts')).operationsMessages,
  people: async () => (await import('./people.messages.ts')).peopleMessages,
  prepared: async () => (await import('./prepared.texts.ts')).messages,
  synonym: async () => (await import('./synonym.messages.ts')).synonymMessages,
  taxonomy: async () => (await import('./taxonomy.messages.ts')).taxonomyMessages,
  platform: async () => (await import('./platform.messages.ts')).platformMessages,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof adminMessages.zh
    auditNames: typeof auditNamesMessages.zh
    bill: typeof billMessages.zh
    catalogue: typeof catalogueMessages.zh
    content: typeof contentMessages.zh
    gift: typeof giftMessages.zh
    operations: typeof operationsMessages.zh
    people: typeof peopleMessages.zh
    synonym: typeof synonymMessages.zh
    taxonomy: typeof taxonomyMessages.zh
    platform: typeof platformMessages.zh
  }
}
