import type {} from '@compute-mall/console/texts.ts'
import { DeskLayout } from '@compute-mall/ui/desk/frame'
import { HeterogeneousIcon, NoticeIcon, OrderIcon } from '@compute-mall/ui/icons'
import type { Decorator } from '@storybook/react-vite'
import { deskCommands, layBarsDown, sayIn } from '../desk/desk.tsx'

export { onPhone } from '../desk/desk.tsx'

/** A page of the console as it stands in its frame. */
export const inConsole = (
  current: 'overview' | 'orders' | 'resources' | 'team' | 'account' | 'notices' | 'feedback' | 'settings',
) => {
  const withFrame: Decorator = (Story, { globals }) => {
    const say = sayIn(globals.language)
    return (
      <DeskLayout
        view={{
          product: say('控制台', 'Console'),
          role: null,
          userName: say('李云', 'Yun Li'),
          entries: [
            { key: 'orders', label: say('订单', 'Orders'), icon: OrderIcon, to: '/orders' },
            { key: 'resources', label: say('资源', 'Resources'), icon: HeterogeneousIcon, to: '/resources' },
            { key: 'notices', label: say('通知', 'Notices'), icon: NoticeIcon, to: '/notices', count: 2 },
          ],
          current,
          messages: null,
          account: [],
          mall: '/ui/mall/',
        }}
        commands={deskCommands}
      >
        <Story />
      </DeskLayout>
    )
  }
  return { decorators: [withFrame], afterEach: layBarsDown }
}
