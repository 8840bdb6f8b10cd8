/** Badge tone of each state of a goods application. */
export const reviewTones = {
  draft: 'neutral',
  pending: 'info',
  revoked: 'neutral',
  refused: 'danger',
  passed: 'success',
} as const
