/**
 * Every call of the product as one value (spec section 7): the client is derived from it, the server must answer it.
 *
 * `contract.<module>.<call>` is an endpoint with its method, path, access and codecs.
 *
 * @module
 */
import { assetEndpoints } from '../asset/index.ts'
import { auditEndpoints } from '../audit/index.ts'
import { cartEndpoints } from '../cart/index.ts'
import { chatEndpoints } from '../chat/index.ts'
import { deskEndpoints } from '../desk/index.ts'
import { feedbackEndpoints } from '../feedback/index.ts'
import { formEndpoints } from '../form/index.ts'
import { goodsEndpoints } from '../goods/index.ts'
import { identityEndpoints } from '../identity/index.ts'
import { invoiceEndpoints } from '../invoice/index.ts'
import { ledgerEndpoints } from '../ledger/index.ts'
import { listEndpoints } from '../list/index.ts'
import { noticeEndpoints } from '../notice/index.ts'
import { orderEndpoints } from '../order/index.ts'
import { paymentEndpoints } from '../payment/index.ts'
import { provisionEndpoints } from '../provision/index.ts'
import { resourceEndpoints } from '../resource/index.ts'
import { searchEndpoints } from '../search/index.ts'
import { settlementEndpoints } from '../settlement/index.ts'
import { shopEndpoints } from '../shop/index.ts'
import { siteEndpoints } from '../site/index.ts'
import { statementEndpoints } from '../statement/index.ts'
import { teamEndpoints } from '../team/index.ts'

/** Every call of the product: the client is derived from it, the server must answer it, the reference is made of it. */
export const contract = {
  site: siteEndpoints,
  identity: identityEndpoints,
  shop: shopEndpoints,
  resource: resourceEndpoints,
  goods: goodsEndpoints,
  asset: assetEndpoints,
  search: searchEndpoints,
  cart: cartEndpoints,
  order: orderEndpoints,
  payment: paymentEndpoints,
  provision: provisionEndpoints,
  ledger: ledgerEndpoints,
  team: teamEndpoints,
  invoice: invoiceEndpoints,
  settlement: settlementEndpoints,
  chat: chatEndpoints,
  form: formEndpoints,
  list: listEndpoints,
  notice: noticeEndpoints,
  audit: auditEndpoints,
  feedback: feedbackEndpoints,
  desk: deskEndpoints,
  statement: statementEndpoints,
}
/** The type of the whole contract, from which `Client<Contract>` is derived. */
export type Contract = typeof contract

export { refusals } from './refusals.ts'
