import { acmMessages } from '@compute-mall/acm/acm.messages.ts'
import { adminMessages } from '@compute-mall/admin/admin.messages.ts'
import { catalogueMessages } from '@compute-mall/admin/catalogue.messages.ts'
import { contentMessages } from '@compute-mall/admin/content.messages.ts'
import { giftMessages } from '@compute-mall/admin/gift.messages.ts'
import { operationsMessages } from '@compute-mall/admin/operations.messages.ts'
import { peopleMessages } from '@compute-mall/admin/people.messages.ts'
import { platformMessages } from '@compute-mall/admin/platform.messages.ts'
import { synonymMessages } from '@compute-mall/admin/synonym.messages.ts'
import { taxonomyMessages } from '@compute-mall/admin/taxonomy.messages.ts'
import { consoleMessages } from '@compute-mall/console/console.messages.ts'
import { settingsMessages } from '@compute-mall/console/settings.messages.ts'
import { assetMessages } from '@compute-mall/core/asset'
import { auditMessages, auditNamesMessages } from '@compute-mall/core/audit'
import { cartMessages } from '@compute-mall/core/cart'
import { chatMessages } from '@compute-mall/core/chat'
import { feedbackMessages } from '@compute-mall/core/feedback'
import { formMessages } from '@compute-mall/core/form'
import { goodsMessages } from '@compute-mall/core/goods'
import { errorMessages } from '@compute-mall/core/http'
import { identityMessages } from '@compute-mall/core/identity'
import { invoiceMessages } from '@compute-mall/core/invoice'
import { ledgerMessages } from '@compute-mall/core/ledger'
import { listMessages } from '@compute-mall/core/list'
import { pseudoMessages } from '@compute-mall/core/messages/testing'
import { noticeMessages } from '@compute-mall/core/notice'
import { orderMessages } from '@compute-mall/core/order'
import { billMessages, paymentMessages, postpaidMessages } from '@compute-mall/core/payment'
import { provisionMessages } from '@compute-mall/core/provision'
import { purchaseMessages } from '@compute-mall/core/purchase'
import { resourceMessages } from '@compute-mall/core/resource'
import { preparedMessages, reviewMessages } from '@compute-mall/core/review'
import { searchMessages } from '@compute-mall/core/search'
import { settlementMessages } from '@compute-mall/core/settlement'
import { shopMessages } from '@compute-mall/core/shop'
import { serviceMessages, siteMessages } from '@compute-mall/core/site'
import { statementMessages } from '@compute-mall/core/statement'
import { teamMessages } from '@compute-mall/core/team'
import type { Texts } from '@compute-mall/react'
import { sellerMessages } from '@compute-mall/seller/seller.messages.ts'
import {
  deskMessages,
  failureMessages,
  mobileMessages,
  partsMessages,
  shellMessages,
  widgetsMessages,
} from '@compute-mall/ui/text'

/** All texts at once: the workplace may be heavy, the pages may not. */
export const texts = {
  acm: acmMessages,
  admin: adminMessages,
  auditNames: auditNamesMessages,
  asset: assetMessages,
  console: consoleMessages,
  settings: settingsMessages,
  audit: auditMessages,
  bill: billMessages,
  postpaid: postpaidMessages,
  cart: cartMessages,
  chat: chatMessages,
  catalogue: catalogueMessages,
  content: contentMessages,
  desk: deskMessages,
  error: errorMessages,
  failure: failureMessages,
  feedback: feedbackMessages,
  goods: goodsMessages,
  form: formMessages,
  invoice: invoiceMessages,
  ledger: ledgerMessages,
  list: listMessages,
  notice: noticeMessages,
  prepared: preparedMessages,
  review: reviewMessages,
  identity: identityMessages,
  gift: giftMessages,
  operations: operationsMessages,
  order: orderMessages,
  payment: paymentMessages,
  people: peopleMessages,
  synonym: synonymMessages,
  taxonomy: taxonomyMessages,
  platform: platformMessages,
  provision: provisionMessages,
  purchase: purchaseMessages,
  resource: resourceMessages,
  search: searchMessages,
  seller: sellerMessages,
  settlement: settlementMessages,
  shop: shopMessages,
  site: siteMessages,
  team: teamMessages,
  statement: statementMessages,
  mobile: mobileMessages,
  parts: partsMessages,
  shell: shellMessages,
  widgets: widgetsMessages,
  service: serviceMessages,
}

/** The same in the language of nobody, which shows whether there is room for one that needs more of it. */
export const longTexts: Texts = Object.fromEntries(
  Object.entries(texts).map(([namespace, messages]) => [namespace, pseudoMessages(messages)]),
)
