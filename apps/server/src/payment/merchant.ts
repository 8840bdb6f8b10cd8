import { Words } from '@compute-mall/core/codec'
import type { Remittance } from '@compute-mall/core/payment'
import * as t from 'io-ts'
import type { Db } from '../platform/database/index.ts'

type RemittanceAccount = Pick<Remittance, 'payeeName' | 'payeeAccount' | 'payeeBank' | 'workingDays'>

const Account: t.Type<RemittanceAccount, unknown, unknown> = t.type({
  payeeName: Words,
  payeeAccount: t.string,
  payeeBank: Words,
  workingDays: t.number,
})

/** The row of `settings` by which an operator says where buyers remit to. */
const SETTING = 'remittance-account'

/** The account of the demonstration; no bank knows it. */
const demo: RemittanceAccount = {
  payeeName: { zh: '算力商城（演示账户）', en: 'Compute Mall (demonstration account)' },
  payeeAccount: '0000 0000 0000 0000 000',
  payeeBank: { zh: '演示银行', en: 'Demonstration Bank' },
  workingDays: 2,
}

export const remittanceAccount = async (db: Db): Promise<RemittanceAccount> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', SETTING).executeTakeFirst()
  return Account.is(row?.value) ? row.value : demo
}
