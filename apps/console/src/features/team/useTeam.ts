import { load, loadedOf, useNavigate, usePage, useParams, useReload } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { GROUP_LIST_PAGE_SIZE } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { teamRequestList } from '@compute-mall/core/team'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import { refusalOf } from './refusal.ts'
import type { TeamPageProps } from './TeamPage.tsx'

const waiting = { ...readList(teamRequestList, []).query, state: ['asked' as const], limit: 1 }

/** Groups, own accounts, invitations and how many requests wait; each is shown without the others. */
export const loader = load(routes.team, async ({ client, params: { pageNum } }) => {
  const start = (pageNum - 1) * GROUP_LIST_PAGE_SIZE
  const [groups, accounts, invitations, toDecide, own] = await Promise.all([
    client.identity.groupList({ query: { start, limit: GROUP_LIST_PAGE_SIZE, groupId: undefined } })(),
    client.identity.userClusterInfo({})(),
    client.team.invitations({})(),
    client.team.requests({ query: { ...waiting, own: false } })(),
    client.team.requests({ query: { ...waiting, own: true } })(),
  ])
  return {
    groups: loadedOf(groups),
    accounts: loadedOf(accounts),
    invitations: loadedOf(invitations),
    waiting: E.isRight(toDecide) ? toDecide.right.total : 0,
    asked: E.isRight(own) ? own.right.total : 0,
  }
})

/** The user's groups and what waits for an answer in them. */
export const useTeam = (): TeamPageProps => {
  const page = usePage<typeof loader>()
  const { pageNum } = useParams(routes.team)
  const client = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const accept = useCommand(
    (invitationId: string) => client.team.acceptInvitation({ params: { invitationId } }, shownInPlace),
    (outcome) => void reload({ appData: E.isRight(outcome) }),
  )
  const decline = useCommand(
    (invitationId: string) => client.team.declineInvitation({ params: { invitationId } }, shownInPlace),
    () => void reload(),
  )
  return {
    view: { ...page, pageNum, busy: accept.pending || decline.pending, refusal: refusalOf(accept, decline) },
    links: {
      group: (groupId) => routes.group.href({ groupId }),
      requests: routes.teamRequests.href(),
    },
    commands: {
      accept: accept.run,
      decline: decline.run,
      toPage: (next) => navigate(routes.team.href({ pageNum: next })),
      retry: () => void reload(),
    },
  }
}
