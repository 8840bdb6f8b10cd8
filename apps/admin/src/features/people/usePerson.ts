import {
  foundOf,
  load,
  titled,
  useAppData,
  useDecision,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import type { AccountChange } from '@compute-mall/core/identity'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { PersonPageProps } from './PersonPage.tsx'
import { useRoleName } from './useRoleName.ts'

/** One user. */
export const loader = load(routes.person, async ({ client, params }) =>
  titled(foundOf(await client.identity.person({ params })()), ({ userName }) => userName),
)

/** One user, and the changes that a superadmin makes to the account. */
export const usePerson = (): PersonPageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.person)
  const { identity } = useClient()
  const reload = useReload()
  const { user } = useAppData()
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  const { busy, take } = useDecision()
  const name = state.kind === 'loaded' ? state.value.userName : ''
  const change = (asked: AccountChange, reason: string) => {
    switch (asked.kind) {
      case 'appoint':
        return take(
          identity.appointManager({ params, body: { roleId: asked.roleId, reason } }),
          t('appointed', { name, role: roleName(asked.roleId) }),
        )
      case 'grant':
        return take(
          identity.grantRole({ params, body: { roleId: asked.roleId, reason } }),
          t('granted', { role: roleName(asked.roleId) }),
        )
      case 'revoke':
        return take(
          identity.revokeRole({ params, body: { roleId: asked.roleId, reason } }),
          t('revoked', { role: roleName(asked.roleId) }),
        )
      case 'disable':
        return take(identity.disableAccount({ params, body: { reason } }), t('disabled', { name }))
      case 'enable':
        return take(identity.enableAccount({ params, body: { reason } }), t('enabled', { name }))
      case 'endSessions':
        return take(identity.endSessions({ params, body: { reason } }), t('ended', { name }))
    }
  }
  return {
    view: { state, actorId: user?.id ?? '', mayChange: useMayAct('people'), busy },
    links: {
      people: routes.people.href(),
      did: routes.audit.href({ actorId: params.userId }),
      changes: routes.audit.href({ objectType: 'user', objectId: params.userId }),
    },
    commands: { retry: () => void reload(), change },
  }
}
