import { ensureApps } from './apps.mjs'
import { run } from './command.mjs'
import { checkTypes, projectNode } from './machine.mjs'
import { ensurePackages } from './packages.mjs'
import { say, step } from './progress.mjs'
import { ensureStorybook } from './storybook.mjs'

const buildProduct = async () => {
  await step('Building packages', async () => {
    const { code, output } = await run(projectNode(), checkTypes)
    if (code !== 0) throw new Error(output)
  })
  await ensureApps()
}

/** What is built by name; the product when none is named. @type {Record<string, () => Promise<void>>} */
const builds = { product: buildProduct, stories: ensureStorybook }

try {
  const name = process.argv[2] ?? 'product'
  const build = builds[name]
  if (!build)
    throw new Error(`There is no build '${name}'. The builds are: ${Object.keys(builds).join(', ')}.`)
  await ensurePackages()
  await build()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
