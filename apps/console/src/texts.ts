import { cartMessages } from '@compute-mall/core/cart'
import { errorMessages } from '@compute-mall/core/http'
import { orderMessages } from '@compute-mall/core/order'
import { siteMessages } from '@compute-mall/core/site'
import { failureMessages, partsMessages, shellMessages } from '@compute-mall/ui/text'
import { consoleMessages } from './console.messages.ts'

export const texts = {
  cart: cartMessages,
  console: consoleMessages,
  error: errorMessages,
  failure: failureMessages,
  order: orderMessages,
  parts: partsMessages,
  shell: shellMessages,
  site: siteMessages,
}
