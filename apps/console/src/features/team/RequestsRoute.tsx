import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type TeamRequest, teamRequestList } from '@compute-mall/core/team'
import { routes } from '../../routes.ts'
import { RequestsPage } from './RequestsPage.tsx'

const requests: WorkList<typeof teamRequestList, TeamRequest> = {
  list: teamRequestList,
  route: routes.teamRequests,
  read: ({ team }) => team.requests,
}
export const loader = workListLoader(requests)

const links = {
  team: routes.team.href(),
  request: (requestId: string) => routes.teamRequest.href({ requestId }),
}

export const Component = () => <RequestsPage {...useWorkList(requests)} links={links} />
