/**
 * What is searched for, as an address, as a request and as a screen shows it (spec sections 2, 3 and 7; R2.10,
 * R2.11, R3.04).
 *
 * `readSearch` and `writeSearch` go between an address and a `Search`, `requestOf` makes the request of it;
 * `toggled`, `withCategory` and their like answer a click; `filterRows` and `chips` are what is shown.
 */
export * from './search.address.ts'
export * from './search.changes.ts'
export * from './search.codec.ts'
export * from './search.endpoints.ts'
export { searchRefusals } from './search.errors.ts'
export * as searchFixtures from './search.fixtures.ts'
export * from './search.messages.ts'
export * from './search.return.ts'
export * from './search.rules.ts'
export * from './search.view.ts'
export {
  SYNONYM_FORM,
  Synonym,
  SynonymChange,
  SynonymForm,
  SynonymKind,
  SynonymPage,
  synonymList,
} from './synonym.codec.ts'
export { synonymEndpoints } from './synonym.endpoints.ts'
export { meaningsOf, type SynonymField, synonymOf, tidiedTerm, wrongSynonymFields } from './synonym.rules.ts'
