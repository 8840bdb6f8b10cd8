import type {} from '@compute-mall/admin/texts.ts'
import { DeskLayout } from '@compute-mall/ui/desk/frame'
import { CenterIcon, HistoryIcon, HomeIcon, ImageIcon, SearchIcon, UserIcon } from '@compute-mall/ui/icons'
import type { Decorator } from '@storybook/react-vite'
import { deskCommands, layBarsDown, sayIn } from '../desk/desk.tsx'

export { onPhone } from '../desk/desk.tsx'

/** A page of the admin app as it stands in its frame. */
export const inAdmin = (current: string) => {
  const withFrame: Decorator = (Story, { globals }) => {
    const say = sayIn(globals.language)
    return (
      <DeskLayout
        view={{
          product: say('运营后台', 'Administration'),
          role: say('超级管理员', 'Super administrator'),
          userName: say('王珂', 'Ke Wang'),
          entries: [
            { key: 'home', label: say('首页', 'Home'), icon: HomeIcon, to: '/home' },
            { key: 'catalogue', label: say('资源目录', 'Catalogue'), icon: CenterIcon, to: '/catalogue' },
            { key: 'synonyms', label: say('搜索词', 'Search words'), icon: SearchIcon, to: '/synonyms' },
            { key: 'content', label: say('内容', 'Content'), icon: ImageIcon, to: '/content' },
            { key: 'people', label: say('用户与角色', 'People and roles'), icon: UserIcon, to: '/people' },
            { key: 'audit', label: say('操作日志', 'Audit log'), icon: HistoryIcon, to: '/audit' },
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
