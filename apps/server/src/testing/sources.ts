import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const workspaces = [
  'packages/core/src/',
  'packages/browser/src/',
  'packages/react/src/',
  'packages/ui/src/',
  'packages/app/src/',
  'apps/server/src/',
  'apps/mall/src/',
  'apps/console/src/',
  'apps/admin/src/',
  'apps/seller/src/',
  'apps/terminal/src/',
  'apps/plain/src/',
]
const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What runs: neither tests nor what they stand on, and neither names nor texts of the codes. */
const runs = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|testing|fixtures|errors|messages)\.tsx?$|(^|\/)testing\/|http\/errors\.ts$/.test(file)

/** Every source that runs, by its path from the root of the repository. */
export const sources = workspaces
  .filter((workspace) => existsSync(root + workspace))
  .flatMap((workspace) =>
    readdirSync(root + workspace, { recursive: true, encoding: 'utf8' })
      .filter(runs)
      .map((file) => ({ file: workspace + file, text: readFileSync(root + workspace + file, 'utf8') })),
  )
