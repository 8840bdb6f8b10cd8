/**
 * Feedback of customers and visitors, and the desk of operations that answers it (width 2.1, 2.6; W20).
 *
 * `feedbackMachine` is its life, `feedbackErrors` checks a form, `feedbackEndpoints` are its calls.
 */
export * from './feedback.codec.ts'
export { feedbackEndpoints } from './feedback.endpoints.ts'
export { feedbackRefusals } from './feedback.errors.ts'
export * as feedbackFixtures from './feedback.fixtures.ts'
export * from './feedback.machine.ts'
export { feedbackMessages } from './feedback.messages.ts'
export { regions } from './feedback.regions.ts'
export * from './feedback.rules.ts'
