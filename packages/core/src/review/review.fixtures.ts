import type { Claim, FieldReason } from './review.codec.ts'

/** Two reasons, as a reviewer gives them for a merchant's application. */
export const reasons: readonly FieldReason[] = [
  { field: 'certificationImg', code: 'unreadable', text: '营业执照右下角被遮挡' },
  { field: 'bankName', code: 'mismatch', text: '' },
]

/** Held by another reviewer until 15 minutes after 2026-11-21T02:00Z. */
export const claimOfAnother: Claim = {
  reviewerId: 'u-other',
  reviewer: 'linyifan',
  until: '2026-11-21T02:15:00.000Z',
}
