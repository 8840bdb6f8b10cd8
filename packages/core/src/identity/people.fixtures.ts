import type { PersonDetail, PersonRow } from './people.codec.ts'

/** A reviewer of the back office. */
export const reviewer: PersonRow = {
  userId: 'u-reviewer',
  userName: 'reviewer',
  roleType: 'manager',
  roleIds: ['operator'],
  state: 'active',
  phone: '138****8009',
  retailerId: null,
  shopDuties: [],
  createTime: '2026-03-01T01:00:00.000Z',
}

/** A customer whose account is disabled. */
export const disabledCustomer: PersonRow = {
  ...reviewer,
  userId: 'u-former',
  userName: 'former',
  roleType: 'common',
  roleIds: [],
  state: 'disabled',
  phone: null,
}

/** The owner of a shop. */
export const shopOwner: PersonRow = {
  ...reviewer,
  userId: 'u-seller',
  userName: 'seller',
  roleType: 'common',
  roleIds: ['saler'],
  retailerId: '1001',
  shopDuties: ['owner'],
}

/** All of the reviewer, with one live session and a sign-in. */
export const reviewerDetail: PersonDetail = {
  ...reviewer,
  phoneVerified: true,
  disabledTime: null,
  groups: 0,
  isLastSuperadmin: false,
  sessions: [{ beginTime: '2026-11-21T01:00:00.000Z', seenTime: '2026-11-21T01:58:00.000Z' }],
  signIns: [{ at: '2026-11-21T01:00:00.000Z', outcome: 'signedIn' }],
}

/** All of the disabled customer, who tried to sign in since. */
export const disabledDetail: PersonDetail = {
  ...reviewerDetail,
  ...disabledCustomer,
  phoneVerified: false,
  disabledTime: '2026-11-20T02:00:00.000Z',
  groups: 1,
  sessions: [],
  signIns: [
    { at: '2026-11-21T01:00:00.000Z', outcome: 'disabled' },
    { at: '2026-11-19T01:00:00.000Z', outcome: 'signedIn' },
  ],
}
