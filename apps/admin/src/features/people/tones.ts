import type { AccountState } from '@compute-mall/core/identity'

/** How a state of an account is coloured. */
export const accountTones = {
  active: 'success',
  disabled: 'danger',
} as const satisfies Readonly<Record<AccountState, string>>
