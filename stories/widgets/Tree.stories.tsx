import { Tree, type TreeNode } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Column, Held, nothing, type Say, shown } from '../specimen.tsx'

/**
 * Things within things, of which one is chosen. Arrow keys open, close and move.
 *
 * **Do:** open the way to what is chosen.
 *
 * **Don't:** use it for two levels that are all links, which are a list.
 */
const meta: Meta<typeof Tree> = {
  title: 'Widgets/Tree',
  component: Tree,
  args: { label: '', nodes: [], value: null, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof Tree>

const categories = (say: Say): readonly TreeNode[] => [
  {
    id: 'industry',
    label: say('工业软件', 'Industry'),
    children: [
      { id: 'structure', label: say('结构仿真', 'Structures') },
      {
        id: 'flow',
        label: say('流体仿真', 'Flow'),
        children: [{ id: 'combustion', label: say('燃烧', 'Combustion') }],
      },
    ],
  },
  {
    id: 'science',
    label: say('科学计算', 'Science'),
    children: [{ id: 'chemistry', label: say('量子化学', 'Quantum chemistry') }],
  },
  { id: 'other', label: say('其他（暂未开放）', 'Other (not open yet)'), disabled: true },
]
const draw: Story = shown((say, args) => (
  <Column width={320}>
    <Held<string | null> initial={args.value}>
      {(value, set) => (
        <Tree
          {...args}
          label={say('商品分类', 'Categories')}
          nodes={categories(say)}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  </Column>
))

export const Default: Story = {
  ...draw,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tree')).toHaveAccessibleName(/商品分类|Categories/)
    await userEvent.click(canvas.getByText(/工业软件|Industry/))
    await expect(await canvas.findByText(/结构仿真|Structures/)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { selected: true })).toHaveTextContent(/^(结构仿真|Structures)$/),
    )
  },
}
export const Opened: Story = { ...draw, args: { open: ['industry', 'flow'], value: 'combustion' } }
export const ClosedWithOneDisabled: Story = { ...draw }
export const Flat: Story = shown((say, args) => (
  <Tree
    {...args}
    label={say('商品分类', 'Categories')}
    nodes={[
      { id: 'a', label: say('软件', 'Software') },
      { id: 'b', label: say('数据', 'Data') },
    ]}
  />
))
export const Empty: Story = shown((say, args) => <Tree {...args} label={say('商品分类', 'Categories')} />)
export const LongText: Story = {
  ...shown((say, args) => (
    <Tree
      {...args}
      label={say('商品分类', 'Categories')}
      open={['a']}
      nodes={[
        {
          id: 'a',
          label: say(
            '面向航空航天的多物理场耦合仿真软件',
            'Coupled simulation of many fields of physics for aerospace',
          ),
          children: [
            { id: 'b', label: say('显式动力学与碰撞安全分析', 'Explicit dynamics and crash safety') },
          ],
        },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
