import { ensureApps } from './apps.mjs'
import { run } from './command.mjs'
import { installed, projectNode } from './machine.mjs'
import { ensurePackages } from './packages.mjs'
import { say, step } from './progress.mjs'

try {
  await ensurePackages()
  await step('Building packages', async () => {
    const { code, output } = await run(projectNode(), [installed('@typescript/native/bin/tsc'), '-b'])
    if (code !== 0) throw new Error(output)
  })
  await ensureApps()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
