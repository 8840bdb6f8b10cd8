import { assign, setup, transition } from 'xstate'
import type { CatalogueItem, CatalogueStatus } from './catalogue.codec.ts'

/** What happens to an item of the catalogue. */
export type CatalogueEvent =
  | { readonly type: 'item.enabled' }
  | { readonly type: 'item.disabled' }
  | { readonly type: 'specification.added'; readonly code: string }
  | { readonly type: 'specification.removed'; readonly code: string }

interface CatalogueContext {
  /** Codes of the specifications, in their order. */
  readonly codes: readonly string[]
}

/**
 * The life of a catalogue item (R4.04), run by the server and asked by the buttons: an item is enabled only with a
 * specification, and the last one stays, whatever is asked (R5.11).
 */
export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, events: {} as CatalogueEvent },
  guards: {
    hasSpecification: ({ context }) => context.codes.length > 0,
    isNew: ({ context }, code: string) => !context.codes.includes(code),
    leavesOne: ({ context }, code: string) => context.codes.includes(code) && context.codes.length > 1,
  },
  actions: {
    add: assign(({ context }, code: string) => ({ codes: [...context.codes, code] })),
    remove: assign(({ context }, code: string) => ({
      codes: context.codes.filter((known) => known !== code),
    })),
  },
}).createMachine({
  id: 'catalogueItem',
  context: { codes: [] },
  initial: 'disabled',
  on: {
    'specification.added': {
      guard: { type: 'isNew', params: ({ event }) => event.code },
      actions: { type: 'add', params: ({ event }) => event.code },
    },
    'specification.removed': {
      guard: { type: 'leavesOne', params: ({ event }) => event.code },
      actions: { type: 'remove', params: ({ event }) => event.code },
    },
  },
  states: {
    disabled: {
      description: 'It cannot be offered anew; what was bought of it goes on.',
      on: { 'item.enabled': { guard: 'hasSpecification', target: 'enabled' } },
    },
    enabled: {
      description: 'Merchants can offer it.',
      on: { 'item.disabled': 'disabled' },
    },
  },
})

/** An item as far as its life goes. */
export interface CatalogueLife {
  readonly status: CatalogueStatus
  readonly codes: readonly string[]
}

/** The part of a catalogue item that decides which events are open. */
export const catalogueLife = ({
  status,
  specifications,
}: Pick<CatalogueItem, 'status' | 'specifications'>): CatalogueLife => ({
  status,
  codes: specifications.map(({ code }) => code),
})

const at = ({ status, codes }: CatalogueLife) =>
  catalogueMachine.resolveState({ value: status, context: { codes } })

/** What becomes of an item when `event` happens; a forbidden event leaves it as it is. */
export const catalogueStep = (life: CatalogueLife, event: CatalogueEvent): CatalogueLife => {
  const [{ value, context }] = transition(catalogueMachine, at(life), event)
  return { status: value, codes: context.codes }
}

/** Whether `event` means something now; a button is open when it does. */
export const isCatalogueEventAllowed = (life: CatalogueLife, event: CatalogueEvent): boolean =>
  at(life).can(event)
