import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { AnyStateMachine } from 'xstate'
import { corePackages } from '../floors/plan.ts'
import { CORE, coreFolder, coreModules } from './modules.ts'

/** What an app may pay for one chart, in bytes of Brotli, the libraries' own weight left out. */
export const CHART_BUDGET = 12_000

export interface ChartWeight {
  readonly entry: string
  /** The name under which the entry exports the chart. */
  readonly name: string
  readonly bytes: number
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value

const hasCharts = (module: string) =>
  readdirSync(join(coreFolder, 'src', module)).some((file) => file.endsWith('.machine.ts'))

/** Every chart that an entry of the built package exports. */
const exportedCharts = async () => {
  const found = await Promise.all(
    coreModules.filter(hasCharts).map(async (module) => {
      const entry = join(coreFolder, 'dist', module, 'index.js')
      if (!existsSync(entry)) throw new Error(`${entry} is not there. Run: npm run build`)
      const exported: Record<string, unknown> = await import(entry)
      return Object.entries(exported).flatMap(([name, value]) =>
        isMachine(value) ? [{ entry: `${CORE}/${module}`, name, file: entry }] : [],
      )
    }),
  )
  return found.flat()
}

/** Not a file: what it holds is made below. */
const START = join(coreFolder, 'one-chart.js')
const isLibrary = (id: string) => corePackages.some((name) => id === name || id.startsWith(`${name}/`))

/** The smallest app: it imports one name. */
const bundle = async (name: string, file: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-chart',
        resolveId: (id) => (id === START ? id : undefined),
        load: (id) => (id === START ? `export { ${name} } from ${JSON.stringify(file)}` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry: START, formats: ['es'], fileName: 'chart' },
      rolldownOptions: { external: isLibrary },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[]
  return outputs
    .flatMap(({ output }) => output.flatMap((each) => ('code' in each ? [each.code] : [])))
    .join('')
}

/** What importing each chart alone costs, heaviest first. Reads the built package. */
export const chartWeights = async (): Promise<readonly ChartWeight[]> => {
  const weights: ChartWeight[] = []
  for (const { entry, name, file } of await exportedCharts()) {
    weights.push({ entry, name, bytes: brotliCompressSync(await bundle(name, file)).length })
  }
  return weights.sort((a, b) => b.bytes - a.bytes)
}
