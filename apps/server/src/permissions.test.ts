import { readFileSync } from 'node:fs'
import { contract } from '@compute-mall/core/contract'
import type { Endpoint } from '@compute-mall/core/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type NewUser, startTestServer, type TestServer } from './testing/index.ts'
import { requestOf, sampleOf } from './testing/samples.ts'

/** The page that people read and approve; `npm run docs` makes it, and a change of access changes it in sight. */
const page = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8')
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))
const [head = [], , ...rows] = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cellsOf)
const columns = head.slice(2)

/** Somebody who holds the role of a column, by the facts from which section 6 derives it. */
const people: Readonly<Record<string, NewUser>> = {
  common: { group: { id: 'g1', isLeader: false } },
  leader: { group: { id: 'g2', isLeader: true } },
  member: { group: { id: 'g1', isLeader: false } },
  agent: { user_type: 'agent' },
  saler: { role_ids: ['saler'] },
  salerMaster: { role_ids: ['saler'], nonpre_role_codes: ['salerMaster'] },
  salerCluster: { role_ids: ['saler'], nonpre_role_codes: ['salerCluster'] },
  superadmin: { role_type: 'manager', role_ids: ['superadmin'] },
  admin: { role_type: 'manager', role_ids: ['operateadmin'] },
  operator: { role_type: 'manager', role_ids: ['operator'] },
  assistant: { role_type: 'manager', role_ids: ['operator'] },
  ...Object.fromEntries(
    ['market', 'contracter', 'maintenance', 'operateBusiness', 'legal', 'financial', 'salesBusiness'].map(
      (role) => [role, { role_type: 'manager' as const, role_ids: [role] }],
    ),
  ),
  merchant: { retailer_id: '1001' },
}
/** Roles that come only together with others: what those may, their holder may too. */
const alongWith: Readonly<Record<string, readonly string[]>> = {
  superadmin: ['admin', 'operator', 'assistant'],
  admin: ['operator', 'assistant'],
  operator: ['assistant'],
  assistant: ['operator'],
}

const calls = Object.entries(contract).flatMap(([module, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, call]) => [`${module}.${name}`, call] as const),
)

let server: TestServer
const callers = new Map<string, Caller>()
beforeAll(async () => {
  server = await startTestServer()
  for (const column of columns)
    callers.set(column, column === 'anonymous' ? server.visitor() : await server.signIn(people[column]))
}, 300_000)
afterAll(() => server.stop())

/** True if the call admits the caller. It gets valid input, since handlers may refuse too. */
const answerTo = async (caller: Caller, endpoint: Endpoint) => {
  const sample = endpoint.encoding === 'form' ? sampleOf(endpoint) : null
  const response = await caller.send(requestOf(endpoint, sample ?? new Map<string, unknown>()))
  // A file is an answer as well.
  const isEnvelope = String(response.headers['content-type']).startsWith('application/json')
  const code: unknown = isEnvelope ? response.json().code : '0'
  return code === 'AUTH10001' ? 'sign in' : code === 'AUTH10004' ? '—' : '●'
}

describe('the page of permissions', () => {
  it('[S2, R6.01] has every call of the contract, and a column for everybody', () => {
    expect(rows.map(([name]) => name)).toEqual(calls.map(([name]) => name))
    expect(columns.length).toBe(20)
    expect(columns.filter((column) => column !== 'anonymous' && people[column] === undefined)).toEqual([])
  })

  it.each(calls)('[S2] %s answers everybody as the page says', async (name, call) => {
    const told = new Map(columns.map((column, i) => [column, rows.find(([row]) => row === name)?.[i + 2]]))
    for (const column of columns) {
      const caller = callers.get(column)
      if (caller === undefined) throw new Error(`nobody is ${column}`)
      const mayAlong = alongWith[column]?.some((other) => told.get(other) === '●') === true
      expect([column, await answerTo(caller, call)]).toEqual([column, mayAlong ? '●' : told.get(column)])
    }
  })
})
