/**
 * The resources of the computing centres, how much of them is left, and the catalogue that operations administer
 * (spec sections 3 to 5; R3.09, R4.04, R5.11).
 *
 * `Cluster` is a centre, `availabilityOf` its level from 1 to 4; `catalogueMachine` enables and disables an item of
 * the catalogue.
 */
export { AVAILABILITY } from './availability.ts'
export * from './catalogue.codec.ts'
export { catalogueEndpoints } from './catalogue.endpoints.ts'
export * from './catalogue.machine.ts'
export * from './catalogue.rules.ts'
export * from './catalogue.view.ts'
export * from './resource.codec.ts'
export * from './resource.endpoints.ts'
export { resourceRefusals } from './resource.errors.ts'
export * as resourceFixtures from './resource.fixtures.ts'
export * from './resource.messages.ts'
export * from './resource.rules.ts'
