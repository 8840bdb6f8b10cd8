import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { BuildMeta, type Device, LatestBuild } from '@compute-mall/core/site'
import { describe, expect, it } from 'vitest'
import { builds } from '../builds.ts'

/** What the plugin adds to a build of these files. */
const built = (device: Device, ...files: readonly string[]) => {
  const emitted = new Map<string, unknown>()
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => {
    emitted.set(fileName, JSON.parse(source))
    return fileName
  }
  const bundle = Object.fromEntries(files.map((file) => [file, { type: 'chunk' }]))
  builds(device).generateBundle.call({ emitFile }, {}, bundle)
  return emitted
}

describe('the names of a build', () => {
  const emitted = built('desktop', 'assets/entry-client-Dx3_a-9Q.js', 'assets/home-12345678.js')

  it('[R7.05] latest.json names it by the hash of its entry', () => {
    expect([...emitted.keys()]).toEqual(['builds/latest.json', 'builds/meta/Dx3_a-9Q.json'])
    expect(decode(LatestBuild)(emitted.get('builds/latest.json'))).toEqual(E.right({ buildId: 'Dx3_a-9Q' }))
  })

  it('[R2.02][R7.05] the newest build for phones has a file of its own', () => {
    const phones = built('mobile', 'assets/entry-client-Ab3_x-1z.js')
    expect(phones.get('builds/latest.mobile.json')).toEqual({ buildId: 'Ab3_x-1z' })
    expect(phones.has('builds/latest.json')).toBe(false)
  })

  it('[R7.05] meta/<buildId>.json has the rules of every route', () => {
    const meta = decode(BuildMeta)(emitted.get('builds/meta/Dx3_a-9Q.json'))
    const { buildId, routes } = E.isRight(meta) ? meta.right : { buildId: '', routes: [] }
    expect(buildId).toBe('Dx3_a-9Q')
    const rules = { layout: 'mall', pure: false, keepAlive: false, liveState: false }
    expect(routes).toContainEqual({ ...rules, name: 'home', path: '/', access: 'public', liveState: true })
    expect(routes).toContainEqual({ ...rules, name: 'detail-goods', path: '/detail/goods', access: 'login' })
    expect(routes.find(({ name }) => name === 'app')).toMatchObject({ keepAlive: true })
  })

  it('[R7.05] a build that nobody could name is none', () => {
    expect(() => built('desktop', 'assets/home-12345678.js')).toThrow(
      'The build has no entry to be named by.',
    )
  })
})
