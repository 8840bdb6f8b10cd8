/**
 * What every call has in common: endpoints as values, envelopes, forms, and the catalogue of errors (spec sections 7
 * and 8).
 *
 * `endpoint` makes a call, `unwrap` reads an envelope, `errors` is the catalogue with texts in two languages,
 * `refuse` makes a refusal of it.
 */
export * from './address.ts'
export * from './endpoint.ts'
export * from './envelope.ts'
export * from './errors.messages.ts'
export * from './errors.ts'
export * from './failure.ts'
export * from './file.ts'
export * from './form.ts'
export * from './headers.ts'
export * from './language.ts'
export * from './refusal.ts'
export * from './store.ts'
export { systemRefusals } from './system.errors.ts'
