import { ensureApps } from './apps.mjs'
import { become } from './command.mjs'
import { projectNode, SOURCE_FLAG } from './machine.mjs'
import { ensurePackages } from './packages.mjs'
import { say } from './progress.mjs'

/** Nothing says that this is more than a trial: codes for phones that do not exist may stand in the log. */
const isDemo = ['NODE_ENV', 'DATABASE_URL', 'SMS_SENDER'].every((name) => !process.env[name])

try {
  await ensurePackages()
  await ensureApps()
  say('▸ Starting the server …')
  become(projectNode(), [SOURCE_FLAG, 'apps/server/src/main.ts'], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    ...(isDemo && { SMS_SENDER: 'log' }),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '.cache/compiled',
  })
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
