import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { root } from '../run/machine.mjs'
import type { Chart } from './arrows.ts'

const coreSource = join(root, 'packages', 'core', 'src')

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value

/** Every statechart that a `*.machine.ts` of the core exports. */
export const charts = async (): Promise<readonly Chart[]> => {
  const files = readdirSync(coreSource, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.machine.ts'))
    .sort()
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(join(coreSource, file))
      const machines = Object.values(exported).filter(isMachine)
      return machines.map((machine) => ({ module: file.split('/')[0] ?? '', machine }))
    }),
  )
  return found.flat()
}
