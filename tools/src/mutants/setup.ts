import type { IRawProperty, Parameters } from 'fast-check'
import { beforeEach, vi } from 'vitest'

const CASES = 20

/** A fault is planted a thousand times, so properties try few cases each, those too that ask for thousands. */
vi.mock('fast-check', async (original) => {
  const { default: fc, ...named } = await original<typeof import('fast-check')>()
  const assert = <Ts>(property: IRawProperty<Ts>, given: Parameters<Ts> = {}) =>
    fc.assert(property, { ...given, numRuns: Math.min(given.numRuns ?? CASES, CASES) })
  return { ...named, assert, default: { ...fc, assert } }
})

/** A busy machine is no planted fault: what takes too long there would count as noticed. */
beforeEach(({ task, skip }) => skip(/ in no more than \d+ ms/.test(task.name)))
