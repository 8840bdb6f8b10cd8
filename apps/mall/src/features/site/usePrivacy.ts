import { load, orThrow, usePage } from '@compute-mall/app'
import type { ComponentProps } from 'react'
import { routes } from '../../routes.ts'
import type { DocumentPage } from './DocumentPage.tsx'

export const loader = load(routes.privacy, ({ client, params: { version } }) =>
  orThrow(
    client.site.document({
      params: { kind: 'privacy' },
      query: { version: version ?? undefined },
    }),
  ),
)

/** The privacy policy, on either device. */
export const usePrivacy = (): ComponentProps<typeof DocumentPage> => {
  const document = usePage<typeof loader>()
  return {
    document,
    isCurrent: document.versions[0]?.version === document.version,
    links: { version: (version) => routes.privacy.href({ version }) },
    commands: { print: () => window.print() },
  }
}
