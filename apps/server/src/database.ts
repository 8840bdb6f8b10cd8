import type { AssetTables } from './asset/asset.tables.ts'
import type { AuditTables } from './audit/audit.tables.ts'
import type { CartTables } from './cart/cart.tables.ts'
import type { ChatTables } from './chat/chat.tables.ts'
import type { DeskTables } from './desk/desk.tables.ts'
import type { FeedbackTables } from './feedback/feedback.tables.ts'
import type { FormTables } from './form/form.tables.ts'
import type { GoodsTables } from './goods/goods.tables.ts'
import type { IdentityTables } from './identity/identity.tables.ts'
import type { InvoiceTables } from './invoice/invoice.tables.ts'
import type { LedgerTables } from './ledger/ledger.tables.ts'
import type { ListTables } from './list/list.tables.ts'
import type { NoticeTables } from './notice/notice.tables.ts'
import type { OrderTables } from './order/order.tables.ts'
import type { PaymentTables } from './payment/payment.tables.ts'
import { type Reader, writerOf } from './platform/database/index.ts'
import type { PlatformTables } from './platform/platform.tables.ts'
import type { PurchaseTables } from './purchase/purchase.tables.ts'
import type { ResourceTables } from './resource/resource.tables.ts'
import type { ReviewTables } from './review/review.tables.ts'
import type { SearchTables } from './search/search.tables.ts'
import type { SettlementTables } from './settlement/settlement.tables.ts'
import type { ShopTables } from './shop/shop.tables.ts'
import type { SiteTables } from './site/site.tables.ts'
import type { StatementTables } from './statement/statement.tables.ts'
import type { TeamTables } from './team/team.tables.ts'

/** Every table; each module declares its own in `<module>.tables.ts`. */
export type Database = PlatformTables &
  IdentityTables &
  SiteTables &
  ShopTables &
  ResourceTables &
  GoodsTables &
  AssetTables &
  SearchTables &
  CartTables &
  PurchaseTables &
  OrderTables &
  PaymentTables &
  SettlementTables &
  ChatTables &
  AuditTables &
  FeedbackTables &
  FormTables &
  InvoiceTables &
  LedgerTables &
  NoticeTables &
  ReviewTables &
  TeamTables &
  StatementTables &
  DeskTables &
  ListTables

/** A connection or transaction as modules hand it to each other: it reads every table and writes none. */
export type Db = Reader<Database>

/** How a module writes: `const write = writing<OrderTables>()`, then `write(trx).insertInto('orders')`. */
export const writing = <Own>() => writerOf<Database, keyof Own & keyof Database>()
