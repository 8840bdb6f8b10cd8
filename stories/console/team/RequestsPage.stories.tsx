import { RequestsPage } from '@compute-mall/console/features/team/RequestsPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { TeamRequestState, teamRequestList } from '@compute-mall/core/team'
import { teamFixtures } from '@compute-mall/core/team/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })

const meta = {
  title: 'Console/Team/Requests',
  component: RequestsPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('team'),
  args: {
    view: {
      page: loaded(
        listFixtures.onlyPage(
          TeamRequestState.values.map((state) => ({
            ...teamFixtures.asked,
            requestId: `request_${state}`,
            state,
          })),
        ),
      ),
      query: readList(teamRequestList, []).query,
    },
    links: { team: '/team', request: (requestId) => `/team/requests/${requestId}` },
    commands: { retry: () => undefined, filter: () => undefined },
  },
} satisfies Meta<typeof RequestsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const None: Story = {
  args: { view: { ...meta.args.view, page: loaded(listFixtures.onlyPage([])) } },
}
export const Failed: Story = {
  args: { view: { ...meta.args.view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
