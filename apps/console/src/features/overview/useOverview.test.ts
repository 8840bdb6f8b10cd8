import { E } from '@compute-mall/core/fp'
import { siteFixtures } from '@compute-mall/core/site/testing'
import { describe, expect, it } from 'vitest'
import { loader } from './useOverview.ts'

/** Days ahead for which expiring resources are listed (`acctEndDays`). */
const askedWithin = async (acctEndDays: number | null): Promise<unknown> => {
  const asked: unknown[] = []
  const answer = () => async () => E.right({ records: [], total: 0, next: null })
  const client = {
    order: { list: answer },
    team: { requests: answer },
    identity: { userClusterInfo: answer },
    provision: {
      list: ({ query }: { readonly query: { readonly endsWithin: unknown } }) => {
        asked.push(query.endsWithin)
        return answer()
      },
    },
  }
  const site = acctEndDays === null ? null : { ...siteFixtures.siteIndex, acctEndDays }
  await loader({
    client: client as never,
    params: {} as never,
    device: 'desktop',
    appData: async () => ({ user: null, site, cartCount: 0, unreadCount: 0 }),
    previous: undefined,
  })
  return asked.filter((days) => days !== undefined)
}

describe('what the overview of the console calls ending', () => {
  it.each([
    [7, 7],
    [90, 90],
    [0, 1],
    [1_000, 365],
    [null, 30],
  ])('[R3.11] with acctEndDays %s ends within %i days', async (acctEndDays, days) => {
    expect(await askedWithin(acctEndDays)).toEqual([days])
  })
})
