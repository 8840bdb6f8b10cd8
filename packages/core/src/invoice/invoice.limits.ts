/** The most orders of one invoice. */
export const MAX_INVOICE_ORDERS = 50
/** An issued invoice as it is uploaded. */
export const INVOICE_FILE = { type: 'application/pdf', megabytes: 5 } as const
/** What a title may be, in characters. */
export const INVOICE_TITLE = { minimum: 2, maximum: 100 } as const

/** The length of a bank's name, in characters. */
export const INVOICE_BANK_NAME = { minimum: 2, maximum: 100 } as const
