import { TaxonomyPage } from '@compute-mall/admin/features/search/TaxonomyPage.tsx'
import { searchFixtures } from '@compute-mall/core/search/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { taxonomyNodes } = searchFixtures
const [, node] = taxonomyNodes
const nothing = () => undefined

const meta = {
  title: 'Admin/Search/Categories and filters',
  component: TaxonomyPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('taxonomy'),
  args: {
    view: {
      tree: 'application',
      nodes: { kind: 'loaded', value: taxonomyNodes },
      asking: null,
      busy: false,
      codeError: null,
    },
    commands: {
      retry: nothing,
      open: fn(),
      ask: fn(),
      add: fn(),
      rename: fn(),
      setHidden: fn(),
      move: fn(),
    },
  },
} satisfies Meta<typeof TaxonomyPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Applications: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** Filters are named, ordered and disabled; none is added. */
export const Filters: Story = { args: { view: { ...view, tree: 'filter' } } }
export const Empty: Story = { args: { view: { ...view, nodes: { kind: 'loaded', value: [] } } } }
export const Failed: Story = {
  args: { view: { ...view, nodes: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Adding: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, asking: { kind: 'add' } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增分类' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(dialog.getByText('请输入中文名称')).toBeVisible()
    await expect(args.commands.add).not.toHaveBeenCalled()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^上级/ }), 'software')
    await userEvent.type(dialog.getByRole('textbox', { name: /^编码/ }), 'quantum')
    await userEvent.type(dialog.getByRole('textbox', { name: /^中文名称/ }), '量子计算')
    await userEvent.type(dialog.getByRole('textbox', { name: /^英文名称/ }), 'Quantum computing')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(args.commands.add).toHaveBeenCalledWith({
      tree: 'application',
      parent: 'software',
      code: 'quantum',
      nameZh: '量子计算',
      nameEn: 'Quantum computing',
    })
  },
}
export const AddingOnPhone: Story = { ...onPhone, args: { view: { ...view, asking: { kind: 'add' } } } }
export const Taken: Story = {
  args: {
    view: {
      ...view,
      asking: { kind: 'add' },
      codeError: { key: 'error:SEARCH10003', values: { code: 'llm' } },
    },
  },
}
export const Renaming: Story = {
  globals: { language: 'en' },
  args: { view: { ...view, ...(node && { asking: { kind: 'edit', node } }) } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Fluid dynamics”' }))
    const name = dialog.getByRole('textbox', { name: /^Name in English/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Fluids')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.commands.rename).toHaveBeenCalledWith(
      node,
      expect.objectContaining({ nameZh: '流体仿真', nameEn: 'Fluids' }),
    )
  },
}
