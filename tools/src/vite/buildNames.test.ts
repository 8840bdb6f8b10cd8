import { describe, expect, it } from 'vitest'
import { buildNames } from './buildNames.ts'

const built = (...files: readonly string[]) => {
  const emitted = new Map<string, unknown>()
  buildNames({ entry: 'index', latest: 'builds/latest.json', routes: [] }).generateBundle.call(
    {
      emitFile: ({ fileName, source }) => {
        emitted.set(fileName, JSON.parse(source))
        return fileName
      },
    },
    {},
    Object.fromEntries(files.map((file) => [file, { type: 'chunk' }])),
  )
  return emitted
}

describe('a build', () => {
  it('[R7.05] is named by the hash of its entry', () => {
    expect(built('assets/OrderPage-aaaaaaaa.js', 'assets/index-Dx3_a-9Q.js')).toEqual(
      new Map<string, unknown>([
        ['builds/latest.json', { buildId: 'Dx3_a-9Q' }],
        ['builds/meta/Dx3_a-9Q.json', { buildId: 'Dx3_a-9Q', routes: [] }],
      ]),
    )
  })

  it('[R7.05] that nobody could name is none', () => {
    expect(() => built('assets/OrderPage-aaaaaaaa.js')).toThrow('The build has no entry to be named by.')
  })
})
