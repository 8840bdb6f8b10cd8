import { goodsMessages } from '@compute-mall/core/goods'
import { failureMessages, partsMessages, shellMessages } from '@compute-mall/ui/text'
import { pageMessages } from '../page.messages.ts'

/** The texts that every page needs. */
export const frameTexts = {
  failure: failureMessages,
  goods: goodsMessages,
  parts: partsMessages,
  shell: shellMessages,
  page: pageMessages,
}
