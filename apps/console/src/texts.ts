import { cartMessages } from '@compute-mall/core/cart'
import { errorMessages } from '@compute-mall/core/http'
import { messages } from '@compute-mall/core/messages'
import { orderMessages } from '@compute-mall/core/order'
import { siteMessages } from '@compute-mall/core/site'
import { failureMessages, partsMessages, shellMessages } from '@compute-mall/ui/text'

/** The words of the console itself. */
export const consoleMessages = messages({
  zh: { title: '控制台', missing: 'Page Not Found: {{path}}' },
  en: { title: 'Console', missing: 'Page Not Found: {{path}}' },
})

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
