/**
 * Groups of customers: who leads and who is led, invitations, and what members ask their leader to buy (design 2.7,
 * J15).
 *
 * `teamRequestMachine` and `invitationMachine` are the lives of the two, `teamEndpoints` their calls.
 */
export * from './team.codec.ts'
export { teamEndpoints } from './team.endpoints.ts'
export { teamRefusals } from './team.errors.ts'
export * as teamFixtures from './team.fixtures.ts'
export * from './team.machine.ts'
export { teamMessages } from './team.messages.ts'
export * from './team.rules.ts'
