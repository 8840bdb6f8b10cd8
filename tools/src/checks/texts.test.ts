import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMessages, textFaults } from '@compute-mall/core/messages'
import { describe, expect, it } from 'vitest'
import { clientApps } from '../run/clientApps.mjs'
import { root } from '../run/machine.mjs'

/** Whoever says something of their own; the core proves its texts itself. */
const speakers = [
  'packages/ui',
  'apps/mall',
  ...clientApps.map((name) => `apps/${name}`),
  'apps/terminal',
  'apps/plain',
]

const filesOf = (speaker: string): readonly string[] =>
  readdirSync(join(root, speaker, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .map((file) => join(speaker, 'src', file))

const textsOf = async (file: string) => {
  const exported: Record<string, unknown> = await import(join(root, file))
  return Object.values(exported).filter(isMessages)
}

describe.each(speakers)('the texts of %s', (speaker) => {
  it('[R1.01] are there', () => {
    expect(filesOf(speaker).length).toBeGreaterThan(0)
  })

  it.each(filesOf(speaker))(
    '[R1.01] in %s are whole in both languages, and Chinese in one alone (I1)',
    async (file) => {
      const texts = await textsOf(file)
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.flatMap(textFaults)).toEqual([])
    },
  )
})
