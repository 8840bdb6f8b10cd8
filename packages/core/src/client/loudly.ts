/** Of a call whose failure is a toast (R8.02). */
export const loudly = { tell: true } as const
