import { CatalogueItemPage } from '@compute-mall/admin/features/catalogue/CatalogueItemPage.tsx'
import { resourceFixtures } from '@compute-mall/core/resource/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { catalogueDetail, emptyRow } = resourceFixtures
const nothing = () => undefined

const meta = {
  title: 'Admin/Catalogue/Item',
  component: CatalogueItemPage,
  parameters: { layout: 'fullscreen', inBothLanguages: true },
  ...inAdmin('catalogue'),
  args: {
    view: {
      state: { kind: 'loaded', value: catalogueDetail },
      roles: new Set(['admin', 'operator']),
      busy: false,
      asking: null,
    },
    links: {
      catalogue: '/catalogue',
      edit: '/catalogue/item_1/edit',
      goods: (goodsId) => `/goods?keyword=${goodsId}`,
    },
    commands: {
      retry: nothing,
      ask: fn(),
      enable: fn(),
      disable: fn(),
      addSpecification: fn(),
      removeSpecification: fn(),
    },
  },
} satisfies Meta<typeof CatalogueItemPage>
export default meta
type Story = StoryObj<typeof meta>

const fresh = {
  row: emptyRow,
  usage: { onShelf: 0, waiting: 0, offShelf: 0, openResources: 0, goods: [] },
  history: [],
}

export const Enabled: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** Without a specification it cannot be enabled. */
export const New: Story = {
  args: { view: { ...meta.args.view, state: { kind: 'loaded', value: fresh } } },
}
/** Goods that offer it go on. */
export const Disabled: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: {
        kind: 'loaded',
        value: {
          ...catalogueDetail,
          row: { ...catalogueDetail.row, item: { ...catalogueDetail.row.item, status: 'disabled' } },
        },
      },
    },
  },
}
/** An operator looks and changes nothing. */
export const Operator: Story = { args: { view: { ...meta.args.view, roles: new Set(['operator']) } } }
export const Missing: Story = { args: { view: { ...meta.args.view, state: { kind: 'missing' } } } }
export const Failed: Story = {
  args: { view: { ...meta.args.view, state: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
/** What follows is said before it is disabled. */
export const Disabling: Story = {
  args: { view: { ...meta.args.view, asking: 'disable' } },
  globals: { language: 'zh' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('1 件已上架的商品继续销售')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '停用' }))
    await expect(args.commands.disable).toHaveBeenCalledOnce()
  },
}
/** A code of its own, and a name. */
export const AddingSpecification: Story = {
  args: { view: { ...meta.args.view, asking: 'specification' } },
  globals: { language: 'zh' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /规格编码/ }), '八卡')
    await userEvent.click(dialog.getByRole('button', { name: '添加规格' }))
    await expect(dialog.getByText('规格编码须为 1 到 64 位字母、数字、_ 或 -')).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: /规格编码/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /规格编码/ }), 'h100x8')
    await userEvent.type(dialog.getByRole('textbox', { name: /中文名称/ }), '八卡')
    await userEvent.click(dialog.getByRole('button', { name: '添加规格' }))
    await expect(args.commands.addSpecification).toHaveBeenCalledWith({
      code: 'h100x8',
      nameZh: '八卡',
      nameEn: '',
    })
  },
}
export const Loading: Story = { args: { view: { ...meta.args.view, state: { kind: 'loading' } } } }
