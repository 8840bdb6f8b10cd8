import {
  foundOf,
  load,
  loadedOf,
  useAppData,
  useForgetTyped,
  useNavigate,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import { type GroupPageProps, inviteForm } from './GroupPage.tsx'
import { refusalOf } from './refusal.ts'

/** Who is in a group; its leader also sees accounts and invitations. */
export const loader = load(routes.group, async ({ client, params: { groupId } }) => {
  const [users, groups, invitations] = await Promise.all([
    client.identity.groupUsers({ query: { groupId } })(),
    client.identity.groupList({ query: { start: 0, limit: 1, groupId } })(),
    client.team.invitations({})(),
  ])
  const group = E.isRight(groups) ? groups.right.records[0] : undefined
  const accounts =
    group?.isGroupLeader === 'Leader' ? await client.team.memberAccounts({ query: { groupId } })() : null
  return {
    name: group?.accountName ?? null,
    subject: group?.accountName ?? null,
    users: foundOf(users),
    accounts: accounts && loadedOf(accounts),
    sent: E.isRight(invitations) ? invitations.right.sent.filter((one) => one.groupId === groupId) : [],
  }
})

/** One group, and what its leader does with it. */
export const useGroup = (): GroupPageProps => {
  const { name, users, accounts, sent } = usePage<typeof loader>()
  const { groupId } = useParams(routes.group)
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const forget = useForgetTyped()
  const reloaded = () => void reload()
  const invite = useCommand(
    (userName: string) => client.team.invite({ body: { groupId, userName } }, shownInPlace),
    (outcome) => {
      if (E.isRight(outcome)) forget(inviteForm(groupId))
      reloaded()
    },
  )
  const takeBack = useCommand(
    (invitationId: string) => client.team.withdrawInvitation({ params: { invitationId } }, shownInPlace),
    reloaded,
  )
  const remove = useCommand(
    (userId: string) => client.team.removeMember({ body: { groupId, userId } }, shownInPlace),
    reloaded,
  )
  const handOver = useCommand(
    (userId: string) => client.team.handOver({ body: { groupId, userId } }, shownInPlace),
    () => void reload({ appData: true }),
  )
  const leave = useCommand(
    () => client.team.leave({ body: { groupId } }, shownInPlace),
    (outcome) => {
      if (E.isLeft(outcome)) return
      navigate(routes.team.href())
      void reload({ appData: true })
    },
  )
  const commands = [invite, takeBack, remove, handOver, leave]
  return {
    view: {
      groupId,
      name,
      users,
      accounts,
      sent,
      ownId: user?.id ?? null,
      busy: commands.some(({ pending }) => pending),
      refusal: refusalOf(...commands),
    },
    links: { team: routes.team.href() },
    commands: {
      invite: invite.run,
      takeBack: takeBack.run,
      remove: remove.run,
      handOver: handOver.run,
      leave: () => leave.run(),
      retry: reloaded,
    },
  }
}
