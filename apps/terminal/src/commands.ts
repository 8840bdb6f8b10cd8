import type { GoodsCard } from '@compute-mall/core/goods'
import { purchaseChoice } from '@compute-mall/core/purchase'
import { signIn, whoIs } from './account.ts'
import { buy } from './buying.ts'
import { answer, chat } from './chatting.ts'
import { choose, loadOffer, priceLine, search } from './goods.ts'
import type { Mall } from './mall.ts'
import { listOrders } from './orders.ts'
import { pay } from './paying.ts'
import { apply } from './settling.ts'
import { say } from './texts.ts'

/** What was listed last, so that a number can name it. */
interface Shown {
  goods: readonly GoodsCard[]
  orders: readonly string[]
}

type Command = (mall: Mall, argument: string, shown: Shown) => Promise<void>

const searchGoods: Command = async (mall, words, shown) => {
  shown.goods = await search(mall, words)
}

const buyGoods: Command = async (mall, number, shown) => {
  const card = shown.goods[Number(number) - 1]
  if (card === undefined) return mall.tell(say('searchFirst'))
  if ((await whoIs(mall)) === undefined) return
  const offer = await loadOffer(mall, card.goodsId)
  const choice = offer && (await choose(mall, offer))
  if (!offer || !choice) return
  mall.dialogue.say(priceLine(mall, offer, choice))
  const intent = { cartIds: [], choice: purchaseChoice(offer, choice), type: 'formal' } as const
  const orderId = await buy(mall, intent)
  if (orderId !== undefined) await pay(mall, orderId)
}

const showOrders: Command = async (mall, _, shown) => {
  shown.orders = await listOrders(mall)
}

const payOrder: Command = async (mall, number, shown) => {
  const orderId = shown.orders[Number(number) - 1]
  if (orderId === undefined) return mall.tell(say('ordersFirst'))
  await pay(mall, orderId)
}

const help: Command = async (mall) => mall.tell(say('help'))

const commands: Readonly<Record<string, Command>> = {
  help,
  'sign-in': signIn,
  search: searchGoods,
  buy: buyGoods,
  orders: showOrders,
  pay: payOrder,
  apply,
  chat,
  answer,
}

/** Takes commands until there are no more. */
export const serve = async (mall: Mall): Promise<void> => {
  const shown: Shown = { goods: [], orders: [] }
  mall.tell(say('welcomeToMall'))
  for (;;) {
    const line = await mall.dialogue.ask('mall>')
    if (line === undefined || line === 'quit') return
    const [name = '', ...rest] = line.split(' ')
    const command = commands[name]
    if (command !== undefined) await command(mall, rest.join(' '), shown)
    else if (name !== '') mall.tell(say('unknownCommand', { name }))
  }
}
