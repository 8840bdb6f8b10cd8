import type { chatEndpoints } from '@compute-mall/core/chat'
import { HOUR_MS } from '@compute-mall/core/time'
import type { Sessions } from '../identity/index.ts'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { chatHandlers } from './chat.handlers.ts'
import { chatSocket } from './socket.ts'
import { forgetVisitors } from './store/visitors.ts'

export const chatModule = (platform: Platform, sessions: Sessions): ServerModule<typeof chatEndpoints> => ({
  handlers: chatHandlers(platform),
  routes: chatSocket(platform, sessions),
  jobs: [
    {
      name: 'chat-upkeep',
      everyMs: HOUR_MS,
      work: () => forgetVisitors(platform.db, platform.clock()),
    },
  ],
})
