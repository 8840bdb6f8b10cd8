import type { Draft } from './form.codec.ts'

/** A draft that was saved three times. */
export const savedDraft: Draft = {
  form: 'settlement',
  revision: 3,
  record: { applicantType: 'ENTERPRISE', realName: '星澜智算科技有限公司' },
  savedAt: '2026-11-21T02:00:00.000Z',
}
