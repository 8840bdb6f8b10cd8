import type { identityEndpoints } from '@compute-mall/core/identity'
import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { identityHandlers } from './identity.handlers.ts'
import { identityRoutes } from './identity.routes.ts'
import type { Sessions } from './store/sessions.ts'

export { hashPassword } from './passwords.ts'
export { groupsOf, groupUsersOf } from './store/groups.ts'
export { createSessions, type Sessions } from './store/sessions.ts'
export { type Account, accountOf, actForRetailer, clusterAccountsOf, userInfoOf } from './store/users.ts'

export const identityModule = (
  platform: Platform,
  sessions: Sessions,
): ServerModule<typeof identityEndpoints> => ({
  handlers: identityHandlers(platform),
  routes: identityRoutes(platform, sessions),
  jobs: [
    {
      name: 'session-expiry',
      everyMs: HOUR_MS,
      work: async () => {
        const { db, clock, config } = platform
        const oldest = new Date(clock() - config.session.mostMs)
        await db.deleteFrom('sessions').where('created_at', '<', oldest).execute()
        await db
          .deleteFrom('phone_codes')
          .where('created_at', '<', new Date(clock() - DAY_MS))
          .execute()
      },
    },
  ],
})
