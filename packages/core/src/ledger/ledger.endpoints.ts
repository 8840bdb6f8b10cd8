import * as t from 'io-ts'
import { Optional } from '../codec/index.ts'
import { endpoint, FileAnswer, signedIn } from '../http/index.ts'
import { Money } from '../money/index.ts'
import { Bill, Budget, Cost, LedgerPage, ledgerList, MemberCost, Month } from './ledger.codec.ts'

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
  /** The cost of the groups that one leads, by member and month; nothing for who leads none. */
  memberCosts: endpoint({
    method: 'GET',
    path: '/market/account/member-cost',
    access: signedIn,
    response: t.readonlyArray(MemberCost),
  }),
  budget: endpoint({
    method: 'GET',
    path: '/market/account/budget',
    access: signedIn,
    response: Budget,
  }),
  /** Sets what one means to spend in a month, or with nothing takes it back. Refusal: BUDGET10001. */
  setBudget: endpoint({
    method: 'POST',
    path: '/market/account/budget',
    access: signedIn,
    body: t.type({ amount: Optional(Money) }),
    response: Budget,
  }),
  /** What was paid and came back in a month, to print. */
  bill: endpoint({
    method: 'GET',
    path: '/market/account/bill/:month',
    access: signedIn,
    params: t.type({ month: Month }),
    response: Bill,
  }),
}
