import { SpacePage } from '@compute-mall/console/features/space/SpacePage.tsx'
import type { Resource } from '@compute-mall/core/provision'
import { provisionFixtures } from '@compute-mall/core/provision/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../frame.tsx'

const { openResource } = provisionFixtures
const own: readonly Resource[] = [
  openResource,
  {
    ...openResource,
    lineId: 'line_2',
    name: { zh: '材料计算在线平台', en: 'Online platform for materials' },
  },
  {
    ...openResource,
    lineId: 'line_3',
    name: {
      zh: '国产加速卡分子动力学与第一性原理软件迁移调优服务（含驻场工程师两名，按项目交付）',
      en: 'Porting and tuning of molecular dynamics and first-principles codes, with two engineers on site',
    },
    centerName: null,
  },
]

/** It stands within the dashboard of the community, in no frame of its own. */
const meta = {
  title: 'Console/Space/Own studios',
  component: SpacePage,
  args: {
    view: { resources: { kind: 'loaded', value: own } },
    links: { resource: (lineId) => `/ui/console/#/resources/${lineId}` },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof SpacePage>
export default meta
type Story = StoryObj<typeof meta>

/** Its links leave the page around it. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link'))
      await expect(link).toHaveAttribute('target', '_top')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const None: Story = { args: { view: { resources: { kind: 'loaded', value: [] } } } }
export const Loading: Story = { args: { view: { resources: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { resources: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
