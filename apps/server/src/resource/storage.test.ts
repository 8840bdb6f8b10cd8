import { resourceEndpoints } from '@compute-mall/core/resource'
import { seedCenters } from '@compute-mall/seed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedCenters(server.platform.db, new Date(server.clock()))
})
afterAll(() => server.stop())

describe('the access paths of a user', () => {
  it('[R7.02] lead to the user’s own files in each centre where the account is not disabled', async () => {
    const user = await server.signIn({
      clusters: [
        { cluster_id: 'c-kunshan', cluster_user_name: 'li01' },
        { cluster_id: 'c-tianjin', cluster_user_name: 'li02' },
        { cluster_id: 'c-chengdu', cluster_user_name: 'li03' },
        { cluster_id: 'c-xian', cluster_user_name: 'li04', status: 'Disable' },
        { cluster_id: 'c-xuzhou', cluster_user_name: 'li05' },
      ],
    })
    expect(await user.get(resourceEndpoints.accessPaths, {})).toEqual([
      {
        clusterId: 'c-tianjin',
        centerName: { zh: '华北一区（天津）算力中心', en: 'North China I (Tianjin) Computing Centre' },
        clusterUserName: 'li02',
        accessPath: '/data/home/li02',
      },
      {
        clusterId: 'c-kunshan',
        centerName: { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' },
        clusterUserName: 'li01',
        accessPath: '/work/home/li01',
      },
      {
        clusterId: 'c-chengdu',
        centerName: { zh: '西南一区（成都）算力中心', en: 'Southwest I (Chengdu) Computing Centre' },
        clusterUserName: 'li03',
        accessPath: '/public/home/li03',
      },
    ])
  })
  it('[R7.02] are none for a user without an account', async () => {
    const newcomer = await server.signIn()
    expect(await newcomer.get(resourceEndpoints.accessPaths, {})).toEqual([])
  })
})

describe('the areas that test applications', () => {
  it('[R3.02] [R7.02] are told with their limits, without centres that are closed', async () => {
    const user = await server.signIn()
    const areas = await user.get(resourceEndpoints.testAreas, {})
    expect(areas[0]).toEqual({
      clusterId: 'c-tianjin',
      centerName: { zh: '华北一区（天津）算力中心', en: 'North China I (Tianjin) Computing Centre' },
      queue: 'apptest',
      maxCores: 64,
      maxHours: 4,
    })
    expect(areas.map(({ clusterId }) => clusterId)).not.toContain('c-xuzhou')
  })
})
