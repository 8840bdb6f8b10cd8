/** Forms of texts: patterns of phones, mails and numbers of the PRC, and masks of personal data. */
export * from './description.ts'
export * from './fill.ts'
export * from './masks.ts'
export * from './patterns.ts'
export * from './prc.ts'
