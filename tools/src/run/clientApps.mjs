import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './machine.mjs'

/** The folders of `apps` with an app that `startApp` of packages/app starts, e.g. `console`. */
export const clientApps = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'src', 'main.tsx')),
)
