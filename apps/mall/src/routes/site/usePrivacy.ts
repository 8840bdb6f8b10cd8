import { siteMessages } from '@compute-mall/core/site'
import type { ComponentProps } from 'react'
import type { DocumentPage } from '../../features/site/DocumentPage.tsx'
import { need } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'

export const texts = { site: siteMessages }

export const loader = load(({ client, query }) =>
  need(
    client.site.document({
      params: { kind: 'privacy' },
      query: { version: query.get('version')?.slice(0, 16) || undefined },
    }),
  ),
)

/** The privacy policy, on either device. */
export const usePrivacy = (): ComponentProps<typeof DocumentPage> => {
  const document = usePage<typeof loader>()
  return {
    document,
    isCurrent: document.versions[0]?.version === document.version,
    links: { version: (version) => `/privacy?version=${encodeURIComponent(version)}` },
    commands: { print: () => window.print() },
  }
}
