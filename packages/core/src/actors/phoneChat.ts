import { shownInPlace } from '../client/index.ts'
import { E } from '../fp/index.ts'
import type { MallClient } from './mallClient.ts'

/** Whether operations have lifted the bar of chat on phones; while it is not known, it stands (D22). */
export const askChatOnPhones = async (client: MallClient): Promise<boolean> => {
  const setting = await client.site.platformConfig({ query: { name: 'chatOnPhones' } }, shownInPlace)()
  return E.isRight(setting) && setting.right.value === 'true'
}
