import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import type { DemoContext } from '@compute-mall/server/demo'
import type { OrderRow } from '@compute-mall/server/order'
import {
  confirmRemittance,
  expireSlip,
  handInSlip,
  keepSlipFile,
  refuseRemittance,
} from '@compute-mall/server/payment'
import sharp from 'sharp'
import { actorNamed, BUYER, demand, type Offer, place, type Trx } from './sale.ts'

/** A transfer receipt with the bank's seal, as it looks from afar. */
const receipt = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="360">
        <rect width="720" height="360" fill="#f4f8fb"/><rect width="720" height="56" fill="#1f5f8b"/>
        <g fill="#7d8b96"><rect x="40" y="92" width="300" height="14"/><rect x="40" y="132" width="420" height="14"/>
        <rect x="40" y="172" width="360" height="14"/><rect x="40" y="212" width="240" height="14"/></g>
        <rect x="40" y="262" width="260" height="40" fill="#d7e3ec"/>
        <circle cx="590" cy="236" r="64" fill="none" stroke="#c00019" stroke-width="7"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** The buyer hands in the slip of a remittance for an order that waits to be paid. */
const handIn = async (
  trx: Trx,
  { blobs }: Pick<DemoContext, 'blobs'>,
  { id: orderId }: OrderRow,
  now: Date,
): Promise<void> => {
  const blob = await keepSlipFile(trx, blobs, { bytes: await receipt(), contentType: 'image/png' }, now)
  demand(await handInSlip(trx, { orderId, userId: BUYER, blob, fileName: '电汇凭证.png', now }))
}

/** An order that was paid by remittance, which finance confirmed the day after. */
export const payByBank = async (trx: Trx, context: DemoContext, order: OrderRow, at: Date): Promise<void> => {
  await handIn(trx, context, order, at)
  const found = { orderId: order.id, amount: order.total, bankReference: `2026${order.order_no}` }
  const by = actorNamed('finance', 'staff', 'financial', new Date(at.getTime() + DAY_MS))
  demand(await confirmRemittance(trx, found, by))
}

/** Slips as finance meets them: two wait, one was refused, one was never followed by money. */
export const seedRemittances = async (
  trx: Trx,
  context: DemoContext,
  offers: readonly Offer[],
): Promise<void> => {
  const hoursAgo = (hours: number) => new Date(context.now.getTime() - hours * HOUR_MS)
  const [first, second, refused, forgotten] = offers
  if (!first || !second || !refused || !forgotten) throw new Error('payment seed: four offers are needed')
  const handedIn = async (offer: Offer, hours: number) => {
    const at = hoursAgo(hours)
    const order = await place(trx, offer, { key: `seed-slip-${hours}`, at })
    await handIn(trx, context, order, at)
    return order
  }
  await handedIn(first, 30)
  await handedIn(second, 5)
  const { id: orderId } = await handedIn(refused, 26)
  const by = actorNamed('finance', 'staff', 'financial', hoursAgo(2))
  const reason = '凭证上的金额与订单不符，请核对后重新上传。'
  demand(await refuseRemittance(trx, { orderId, reason }, by))
  await expireSlip(trx, (await handedIn(forgotten, 8 * 24)).id, hoursAgo(3 * 24))
}
