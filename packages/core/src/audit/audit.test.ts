import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { AuditLine, AuditSource, auditList, auditMessages } from './index.ts'
import { auditFixtures } from './testing/index.ts'

describe('the audit log', () => {
  it('[R6.01] reads its sample, and no line without its actor or with an unknown source', () => {
    const { approvalLine } = auditFixtures
    expect(decode(AuditLine)(approvalLine)).toEqual(E.right(approvalLine))
    const { actor: _, ...nobody } = approvalLine
    expect(decode(AuditLine)(nobody)).toMatchObject({ left: [{ path: 'actor' }] })
    expect(decode(AuditLine)({ ...approvalLine, source: 'ghost' })).toMatchObject({
      left: [{ path: 'source' }],
    })
  })

  it('[R6.01] is filtered by who, what, on what and when', () => {
    const asked = { actorId: 'u-1', action: 'review.approved', objectId: 'a', from: '2026-11-21T00:00:00Z' }
    expect(decode(auditList.query)(asked)).toMatchObject({ right: asked })
    expect(E.isLeft(decode(auditList.query)({ from: 'yesterday' }))).toBe(true)
  })

  it.each(AuditSource.values)('[R1.01] names the source %s', (source) => {
    expect(auditMessages.en[`source.${source}`]).not.toBe('')
  })
})
