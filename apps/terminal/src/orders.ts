import { readList } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { orderList, orderView } from '@compute-mall/core/order'
import type { Mall } from './mall.ts'
import { say } from './texts.ts'

const PAGE_SIZE = 10
const everything = readList(orderList, []).query

/** The newest orders, with what has been opened of them. */
export const listOrders = async (mall: Mall): Promise<readonly string[]> => {
  const { client, ask, dialogue, texts, tell } = mall
  const query = { ...everything, limit: PAGE_SIZE }
  const page = await ask(client.order.list({ query }))
  if (page === undefined) return []
  if (page.records.length === 0) tell(say('noOrders'))
  page.records.forEach((order, index) => {
    const { status, lines } = orderView(order, Date.now())
    dialogue.say(
      `${String(index + 1).padStart(2)}. ${order.orderNo} · ${texts.text(status)} · ${formatMoney(order.total)}`,
    )
    for (const { line, provision } of lines)
      dialogue.say(
        `    ${[texts.words(line.name), ...(provision ? [texts.text(provision.label)] : [])].join(' · ')}`,
      )
  })
  return page.records.map(({ orderId }) => orderId)
}
