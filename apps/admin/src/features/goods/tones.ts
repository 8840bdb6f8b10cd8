/** How the state of a goods application looks. */
export const reviewTones = {
  draft: 'neutral',
  pending: 'info',
  revoked: 'neutral',
  refused: 'danger',
  passed: 'success',
} as const
