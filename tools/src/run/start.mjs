import { ensureApps } from './apps.mjs'
import { become } from './command.mjs'
import { projectNode, SOURCE_FLAG } from './machine.mjs'
import { ensurePackages } from './packages.mjs'
import { say } from './progress.mjs'

try {
  await ensurePackages()
  await ensureApps()
  say('▸ Starting the server …')
  become(projectNode(), [SOURCE_FLAG, 'apps/server/src/main.ts'], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '.cache/compiled',
  })
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
