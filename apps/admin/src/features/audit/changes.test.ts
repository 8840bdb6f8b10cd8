import { auditNamesMessages } from '@compute-mall/core/audit'
import { feedbackMessages } from '@compute-mall/core/feedback'
import { goodsMessages } from '@compute-mall/core/goods'
import { personMessages } from '@compute-mall/core/identity'
import { invoiceMessages } from '@compute-mall/core/invoice'
import { settlementMessages } from '@compute-mall/core/settlement'
import { describe, expect, it } from 'vitest'
import { changesIn, reasonsIn, whyIn } from './changes.ts'

describe('a line of the audit log', () => {
  it('[R6.06] tells what changed, and only that', () => {
    const objectType = 'settlement'
    const before = { status: 'IN_REVIEW', number: 1 }
    expect(changesIn({ objectType, before, after: { status: 'APPROVED', number: 1 } })).toEqual([
      {
        field: { key: 'auditNames:field.status', otherwise: 'status' },
        before: { key: 'auditNames:settlement.status.IN_REVIEW', otherwise: 'IN_REVIEW' },
        after: { key: 'auditNames:settlement.status.APPROVED', otherwise: 'APPROVED' },
      },
    ])
    const valuesOf = (line: Parameters<typeof changesIn>[0]) =>
      changesIn(line).map((change) => [change.before?.key ?? null, change.after?.key ?? null])
    expect(valuesOf({ objectType: 'user', before: null, after: { state: 'active' } })).toEqual([
      [null, 'auditNames:user.state.active'],
    ])
    expect(valuesOf({ objectType, before: { reviewer: 'a' }, after: null })).toEqual([
      ['auditNames:settlement.reviewer.a', null],
    ])
    expect(valuesOf({ objectType, before: null, after: null })).toEqual([])
  })

  it('[R6.06] has a name for what most lines change', () => {
    const fields = ['shelf', 'review', 'status', 'state', 'level', 'reviewer', 'roleIds', 'capacity']
    expect(fields.filter((field) => !(`field.${field}` in auditNamesMessages.zh))).toEqual([])
  })

  it.each(['zh', 'en'] as const)(
    '[R6.06] names what fields hold as the pages of the object do, in %s',
    (language) => {
      const modules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        goods: goodsMessages[language],
        settlement: settlementMessages[language],
        user: personMessages[language],
        feedback: feedbackMessages[language],
        invoice: invoiceMessages[language],
      }
      const named = Object.entries(auditNamesMessages[language]).flatMap(([key, text]) => {
        const [object = '', ...rest] = key.split('.')
        return object in modules ? [[text, modules[object]?.[rest.join('.')]] as const] : []
      })
      expect(named.length).toBeGreaterThan(20)
      expect(named.filter(([here, there]) => here !== there)).toEqual([])
    },
  )

  it('[R6.06] loses no reason of goods, and tells any other as it was written', () => {
    const keysOf = (objectType: string, reason: string | null) =>
      whyIn({ objectType, reason }).map((parts) => parts.map(({ key }) => key))
    expect(keysOf('goods', 'noPrice')).toEqual([['auditNames:goods.notListed.noPrice']])
    expect(keysOf('goods', 'notAllowed: 宣传用语')).toEqual([['review:reason.notAllowed', '宣传用语']])
    expect(keysOf('goods', 'name: mismatch\nsummary: 太短')).toEqual([
      ['auditNames:field.name', 'review:reason.mismatch'],
      ['auditNames:field.summary', '太短'],
    ])
    expect(keysOf('order', 'noPrice')).toEqual([['noPrice']])
    expect(keysOf('order', null)).toEqual([])
  })

  it('[R6.06] tells the reasons of a decision as reasons, not as a record', () => {
    const reasons = [{ field: 'bankName', code: 'mismatch', text: 'ICBC' }]
    const after = { status: 'REJECTED', reasons }
    const line = { objectType: 'settlement', before: { status: 'IN_REVIEW' }, after }
    expect(changesIn(line).map((change) => change.after?.otherwise)).toEqual(['REJECTED'])
    expect(reasonsIn(after)).toEqual(reasons)
    expect(reasonsIn({ reasons: 'none' })).toEqual([])
  })
})
