import { globSync } from 'node:fs'
import { join } from 'node:path'
import { StateMachine } from 'xstate'
import { coreFolder } from '../package/modules.ts'
import type { Chart } from './arrows.ts'

/** Every statechart that a `*.machine.ts` of the core exports. */
export const charts = async (): Promise<readonly Chart[]> => {
  const files = globSync('src/**/*.machine.ts', { cwd: coreFolder }).sort()
  const found = await Promise.all(
    files.map(async (file) => {
      const [, module = ''] = file.split('/')
      const exported: Record<string, unknown> = await import(join(coreFolder, file))
      return Object.values(exported)
        .filter((value) => value instanceof StateMachine)
        .map((machine) => ({ module, machine }))
    }),
  )
  return found.flat()
}
