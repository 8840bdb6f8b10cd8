import type { MallClient } from '@compute-mall/core/actors'
import { DEFAULT_SHOP_ID } from '@compute-mall/core/chat'
import { deviceOf } from '@compute-mall/core/site'
import { type BrowserChat, startChat } from '@compute-mall/react/chat'

let running: BrowserChat | null = null

/** The one chat of this window; pages come and go beside it. */
export const customerChat = (client: MallClient): BrowserChat => {
  running ??= startChat(client, {
    shopId: DEFAULT_SHOP_ID,
    side: 'customer',
    isMobile: deviceOf(navigator.userAgent) === 'mobile',
    isOpenOnMobile: false,
  })
  return running
}
