/**
 * The resources of the computing centres, how much of them is left, and the catalogue that operations administer
 * (spec sections 3 to 5; R3.09, R4.04, R5.11).
 *
 * `Cluster` is a centre, `availabilityOf` its level from 1 to 4; `catalogueMachine` enables and disables an item of
 * the catalogue.
 *
 * @module
 */
export {
  AVAILABILITY,
  availabilityOf,
  availabilityOfShare,
  isScarce,
  isSoldOut,
  stockMessage,
} from './availability.ts'
export {
  CATALOGUE_FORM,
  CatalogueCenter,
  CatalogueDetail,
  CatalogueForm,
  CatalogueItem,
  CatalogueRow,
  CatalogueStatus,
  CatalogueUsage,
  CatalogueUse,
  catalogueList,
  SpecificationForm,
} from './catalogue.codec.ts'
export { catalogueEndpoints } from './catalogue.endpoints.ts'
export {
  type CatalogueEvent,
  type CatalogueLife,
  catalogueLife,
  catalogueMachine,
  catalogueStep,
  isCatalogueEventAllowed,
} from './catalogue.machine.ts'
export {
  catalogueName,
  catalogueRefusals,
  MAX_HISTORY_ROWS,
  MAX_USAGE_ROWS,
  missingCatalogueFields,
  numberRefusals,
  specificationRefusals,
  tidiedNumber,
} from './catalogue.rules.ts'
export { type CatalogueItemView, catalogueItemView } from './catalogue.view.ts'
export { AccessPath, Availability, Cluster, ResourceType, TestArea } from './resource.codec.ts'
export { resourceEndpoints } from './resource.endpoints.ts'
export { resourceRefusals } from './resource.errors.ts'
export { resourceMessages } from './resource.messages.ts'
