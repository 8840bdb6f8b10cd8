import { cartRefusals } from '../cart/index.ts'
import { chatRefusals } from '../chat/index.ts'
import { feedbackRefusals } from '../feedback/index.ts'
import { formRefusals } from '../form/index.ts'
import { goodsRefusals } from '../goods/index.ts'
import { pictureRefusals, systemRefusals } from '../http/index.ts'
import { identityRefusals } from '../identity/index.ts'
import { invoiceRefusals } from '../invoice/index.ts'
import { ledgerRefusals } from '../ledger/index.ts'
import { listRefusals } from '../list/index.ts'
import { orderRefusals } from '../order/index.ts'
import { paymentRefusals } from '../payment/index.ts'
import { provisionRefusals } from '../provision/index.ts'
import { purchaseRefusals } from '../purchase/index.ts'
import { resourceRefusals } from '../resource/index.ts'
import { reviewRefusals } from '../review/index.ts'
import { searchRefusals } from '../search/index.ts'
import { settlementRefusals } from '../settlement/index.ts'
import { shopRefusals } from '../shop/index.ts'
import { siteRefusals } from '../site/index.ts'
import { statementRefusals } from '../statement/index.ts'
import { teamRefusals } from '../team/index.ts'

/** Every refusal of the product by its name (R8.05): `refusals.phoneMissing()` makes one. */
export const refusals = {
  ...systemRefusals,
  ...pictureRefusals,
  ...listRefusals,
  ...reviewRefusals,
  ...formRefusals,
  ...identityRefusals,
  ...shopRefusals,
  ...goodsRefusals,
  ...resourceRefusals,
  ...cartRefusals,
  ...purchaseRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...provisionRefusals,
  ...teamRefusals,
  ...searchRefusals,
  ...ledgerRefusals,
  ...invoiceRefusals,
  ...settlementRefusals,
  ...chatRefusals,
  ...feedbackRefusals,
  ...siteRefusals,
  ...statementRefusals,
}
