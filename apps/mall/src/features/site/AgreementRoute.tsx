import { load, orThrow, usePage } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { AgreementPage } from './AgreementPage.tsx'

export const loader = load(routes.agreement, ({ client, params: { version } }) =>
  orThrow(client.site.agreement({ query: { version: version ?? undefined } })),
)

export const Component = () => <AgreementPage agreement={usePage<typeof loader>()} />
