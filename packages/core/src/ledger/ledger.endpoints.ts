import * as t from 'io-ts'
import { endpoint, FileAnswer, signedIn } from '../http/index.ts'
import { Cost, LedgerPage, ledgerList } from './ledger.codec.ts'

/** What a customer paid and got back (design 2.7); everybody reads their own. */
export const ledgerEndpoints = {
  /** Refusal: LIST10001. */
  list: endpoint({
    method: 'GET',
    path: '/market/account/entry',
    access: signedIn,
    query: ledgerList.query,
    response: LedgerPage,
  }),
  /** The same as CSV, at most 50,000 lines. */
  export: endpoint({
    method: 'GET',
    path: '/market/account/entry/export',
    access: signedIn,
    query: ledgerList.exportQuery,
    response: FileAnswer,
  }),
  /** The cost of this month and of the eleven before it. */
  costs: endpoint({
    method: 'GET',
    path: '/market/account/cost',
    access: signedIn,
    response: t.readonlyArray(Cost),
  }),
}
