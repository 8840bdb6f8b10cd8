/**
 * What customers have opened: the list of their resources, how to use one, for which terms it was bought, and giving
 * it back (design 2.7, D24).
 *
 * `Resource` is a line of the list, `ResourceDetail` its own page; `resourceView` is what is shown, `filledCommand` a
 * ready command with its secrets in place.
 *
 * @module
 */
export {
  AccessValue,
  ENDS_WITHIN_DAYS,
  Resource,
  ResourceCount,
  ResourceDetail,
  resourceList,
  Term,
} from './provision.codec.ts'
export { provisionEndpoints } from './provision.endpoints.ts'
export { provisionRefusals } from './provision.errors.ts'
export { provisionMessages } from './provision.messages.ts'
export { fileTransferCommand, filledCommand, isReleasableByOwner, openAddress } from './provision.rules.ts'
export { hasUsedUp, type ResourceView, resourceHint, resourceView } from './provision.view.ts'
