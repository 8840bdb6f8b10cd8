import * as t from 'io-ts'
import { anyone, endpoint, withRole } from '../http/index.ts'
import { MissPage, missList, SearchMiss } from './miss.codec.ts'

/** The tracking call of searches that went wrong (spec section 8; R8.03), and what operators read of it. */
export const missEndpoints = {
  /** Counts the words; an address that tells of too many is answered alike, and not counted. */
  trackMiss: endpoint({
    method: 'POST',
    path: '/search/track',
    access: anyone,
    body: SearchMiss,
    response: t.null,
  }),
  /** Refusal: LIST10001. */
  misses: endpoint({
    method: 'GET',
    path: '/mall/admin/search-miss',
    access: withRole('operator'),
    query: missList.query,
    response: MissPage,
  }),
}
