import { auditList } from '@compute-mall/core/audit'
import { describe, expect, it } from 'vitest'
import { listParams } from '../address/listParams.ts'
import { queryWith } from './useListCommands.ts'

const { read, write } = listParams(auditList)
const queryOf = (given: readonly (readonly [string, string])[]) => {
  const query = read(given)
  if (query === null) throw new Error('A list has no wrong address.')
  return query
}

describe('the address of a list', () => {
  it('[R9.02] says what is filtered, and nothing else', () => {
    expect(write({})).toEqual([])
    expect(write({ source: 'job', limit: 50 })).toEqual([
      ['source', 'job'],
      ['limit', '50'],
    ])
  })

  it('[R9.02] shows the list whatever it says', () => {
    expect(queryOf([['source', 'nobody']])).toEqual(queryOf([]))
  })

  it('[R9.02] begins at the first page when anything but the place changes', () => {
    const asked = queryOf([
      ['source', 'job'],
      ['cursor', 'YWJj.c2ln'],
    ])
    expect(write(queryWith(auditList, asked, 'limit', '50'))).toEqual([
      ['source', 'job'],
      ['limit', '50'],
    ])
    expect(write(queryWith(auditList, asked, 'source', ''))).toEqual([])
    expect(write(queryWith(auditList, asked, 'cursor', 'eHl6.c2ln'))).toEqual([
      ['source', 'job'],
      ['cursor', 'eHl6.c2ln'],
    ])
  })
})
