import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Survivor } from './scores.ts'

/** What stood where a fault was planted; with what was planted there, that fault alone. */
type Planted = string | readonly [original: string, replacement: string]

/** Why no test can or need notice a planted fault, by the file of the core. */
const reasons: Readonly<Record<string, Readonly<Record<string, readonly Planted[]>>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'reasons.json'), 'utf8'),
)

export const reasonFor = ({ file, original, replacement }: Survivor): string | undefined =>
  Object.entries(reasons[file.slice('src/'.length, -'.ts'.length)] ?? {}).find(([, planted]) =>
    planted.some((each) =>
      typeof each === 'string' ? each === original : each[0] === original && each[1] === replacement,
    ),
  )?.[0]
