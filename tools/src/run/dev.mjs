import { become } from './command.mjs'
import { projectNode, SOURCE_FLAG } from './machine.mjs'
import { ensurePackages } from './packages.mjs'
import { say } from './progress.mjs'

try {
  await ensurePackages()
  become(projectNode(), [SOURCE_FLAG, 'apps/mall/development/main.ts'], { NODE_ENV: 'development' })
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
