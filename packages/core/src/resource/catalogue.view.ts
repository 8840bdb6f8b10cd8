import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import type { CatalogueItem, CatalogueSpecification } from './catalogue.codec.ts'
import { type CatalogueEvent, catalogueLife, isCatalogueEventAllowed } from './catalogue.machine.ts'
import { administersCatalogue } from './catalogue.rules.ts'
import type { resourceMessages } from './resource.messages.ts'

const say = messageFor<KeyOf<typeof resourceMessages>>('resource')

/** An item of the catalogue as operations see it; only who administers the catalogue has commands. */
export interface CatalogueItemView {
  readonly item: CatalogueItem
  readonly status: Message
  readonly specifications: readonly {
    readonly specification: CatalogueSpecification
    /** False for the last one, which stays (R5.11). */
    readonly canRemove: boolean
  }[]
  readonly commands: { readonly enable: boolean; readonly disable: boolean; readonly add: boolean }
}

/** What operations see of a catalogue item, and which commands their roles open (R4.04, R5.11). */
export const catalogueItemView = (item: CatalogueItem, roles: ReadonlySet<string>): CatalogueItemView => {
  const life = catalogueLife(item)
  const may = (event: CatalogueEvent) => administersCatalogue(roles) && isCatalogueEventAllowed(life, event)
  return {
    item,
    status: say(`catalogue.${item.status}`),
    specifications: item.specifications.map((specification) => ({
      specification,
      canRemove: may({ type: 'specification.removed', code: specification.code }),
    })),
    commands: {
      enable: may({ type: 'item.enabled' }),
      disable: may({ type: 'item.disabled' }),
      add: administersCatalogue(roles),
    },
  }
}
