import {
  foundOf,
  load,
  subjectOf,
  useAppData,
  useClock,
  usePage,
  useParams,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { isMember } from '@compute-mall/core/identity'
import { resourceView } from '@compute-mall/core/provision'
import { useClient, useCommand, useNow } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { ResourceDetailPageProps } from './ResourceDetailPage.tsx'
import { resourceLinks } from './resourceLinks.ts'

/** The resource, the user's storage and the test areas; of these, what cannot be read is left out. */
export const loader = load(routes.resource, async ({ client, params }) => {
  const [detail, paths, areas] = await Promise.all([
    client.provision.detail({ params })(),
    client.resource.accessPaths({})(),
    client.resource.testAreas({})(),
  ])
  const found = foundOf(detail)
  return {
    detail: found,
    subject: subjectOf(found, ({ name }) => name),
    paths: E.isRight(paths) ? paths.right : [],
    areas: E.isRight(areas) ? areas.right : [],
  }
})

/** One resource, and what can be done with it. */
export const useResource = (): ResourceDetailPageProps => {
  const { detail, paths, areas } = usePage<typeof loader>()
  const params = useParams(routes.resource)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const { user, site } = useAppData()
  const now = useNow(clock, clock())
  const [secrets, setSecrets] = useState<ReadonlyMap<string, string> | null>(null)
  const reveal = useCommand(
    () => client.provision.secrets({ params }),
    (told) => E.isRight(told) && setSecrets(new Map(told.right.map(({ key, value }) => [key, value]))),
  )
  const release = useCommand(
    () => client.provision.release({ params }),
    () => void reload(),
  )
  const resource = detail.kind === 'loaded' ? detail.value : null
  usePolling(resource?.status === 'pending' || resource?.status === 'opening')
  const here = ({ clusterId }: { readonly clusterId: string }) => clusterId === resource?.clusterId
  return {
    view: {
      state: detail.kind === 'loaded' ? { kind: 'loaded', value: resourceView(detail.value, now) } : detail,
      offersFileTransfer: site?.fileTransferEnable ?? false,
      storage: paths.find(here) ?? null,
      testArea: areas.find(here) ?? null,
      hasLeader: user !== null && isMember(user),
      secrets,
      revealing: reveal.pending,
      releasing: release.pending,
    },
    links: resourceLinks,
    commands: {
      reveal: () => reveal.run(),
      hide: () => setSecrets(null),
      release: () => release.run(),
      retry: () => void reload(),
    },
  }
}
