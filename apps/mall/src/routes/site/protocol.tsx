import { siteMessages } from '@compute-mall/core/site'
import { AgreementPage } from '../../features/site/AgreementPage.tsx'
import { need } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'

export const texts = { site: siteMessages }

export const loader = load(({ client, query }) =>
  need(client.site.agreement({ query: { version: query.get('version') ?? undefined } })),
)

export const Component = () => <AgreementPage agreement={usePage<typeof loader>()} />
