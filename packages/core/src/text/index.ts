/**
 * Forms of texts: patterns of phones, mails and numbers of the PRC, and masks of personal data (spec section 5;
 * R5.01 to R5.06, R5.14).
 *
 * `isMobile`, `isResidentId` and their like check; `maskPhone` and its like mask; `disallowedIn` lists the
 * characters that a description may not have.
 */
export * from './description.ts'
export * from './fill.ts'
export * from './masks.ts'
export * from './patterns.ts'
export * from './prc.ts'
