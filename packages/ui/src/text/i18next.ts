import 'i18next'
import type { assetMessages } from '@compute-mall/core/asset'
import type { auditMessages } from '@compute-mall/core/audit'
import type { cartMessages } from '@compute-mall/core/cart'
import type { chatMessages } from '@compute-mall/core/chat'
import type { feedbackMessages } from '@compute-mall/core/feedback'
import type { formMessages } from '@compute-mall/core/form'
import type { goodsMessages } from '@compute-mall/core/goods'
import type { identityMessages } from '@compute-mall/core/identity'
import type { invoiceMessages } from '@compute-mall/core/invoice'
import type { ledgerMessages } from '@compute-mall/core/ledger'
import type { listMessages } from '@compute-mall/core/list'
import type { noticeMessages } from '@compute-mall/core/notice'
import type { orderMessages } from '@compute-mall/core/order'
import type { paymentMessages, postpaidMessages } from '@compute-mall/core/payment'
import type { provisionMessages } from '@compute-mall/core/provision'
import type { purchaseMessages } from '@compute-mall/core/purchase'
import type { resourceMessages } from '@compute-mall/core/resource'
import type { preparedMessages, reviewMessages } from '@compute-mall/core/review'
import type { searchMessages } from '@compute-mall/core/search'
import type { settlementMessages } from '@compute-mall/core/settlement'
import type { shopMessages } from '@compute-mall/core/shop'
import type { serviceMessages, siteMessages } from '@compute-mall/core/site'
import type { statementMessages } from '@compute-mall/core/statement'
import type { teamMessages } from '@compute-mall/core/team'
import type { deskMessages } from './desk.messages.ts'
import type { failureMessages } from './failure.messages.ts'
import type { mobileMessages } from './mobile.messages.ts'
import type { partsMessages } from './parts.messages.ts'
import type { shellMessages } from './shell.messages.ts'
import type { widgetsMessages } from './widgets.messages.ts'

/**
 * Type-checks keys such as `t('payment:scanWith')` against the messages of each module. A namespace is a module's
 * name; only types are imported, so that a page carries no texts but its own.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'parts'
    keySeparator: false
    returnNull: false
  }
  interface ResourceNamespaceMap {
    asset: typeof assetMessages.zh
    audit: typeof auditMessages.zh
    cart: typeof cartMessages.zh
    chat: typeof chatMessages.zh
    desk: typeof deskMessages.zh
    feedback: typeof feedbackMessages.zh
    failure: typeof failureMessages.zh
    goods: typeof goodsMessages.zh
    form: typeof formMessages.zh
    invoice: typeof invoiceMessages.zh
    ledger: typeof ledgerMessages.zh
    postpaid: typeof postpaidMessages.zh
    list: typeof listMessages.zh
    notice: typeof noticeMessages.zh
    prepared: typeof preparedMessages.zh
    review: typeof reviewMessages.zh
    identity: typeof identityMessages.zh
    order: typeof orderMessages.zh
    payment: typeof paymentMessages.zh
    provision: typeof provisionMessages.zh
    purchase: typeof purchaseMessages.zh
    resource: typeof resourceMessages.zh
    search: typeof searchMessages.zh
    settlement: typeof settlementMessages.zh
    shop: typeof shopMessages.zh
    service: typeof serviceMessages.zh
    site: typeof siteMessages.zh
    team: typeof teamMessages.zh
    statement: typeof statementMessages.zh
    mobile: typeof mobileMessages.zh
    parts: typeof partsMessages.zh
    shell: typeof shellMessages.zh
    widgets: typeof widgetsMessages.zh
  }
}
