import { DocumentPage, type DocumentPageProps } from '@compute-mall/ui/desk/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nothing, type Say, shown } from '../specimen.tsx'
import { inDesk, onPhone } from './desk.tsx'

/**
 * A text that holds for everybody, such as an agreement.
 *
 * **Do:** name the version and from when it holds.
 *
 * **Don't:** use it for help, which is found by search.
 */
const meta: Meta<typeof DocumentPage> = {
  title: 'Desk/DocumentPage',
  component: DocumentPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('shop'),
}
export default meta
type Story = StoryObj<typeof DocumentPage>

type Chapters = DocumentPageProps['view']['chapters']
const chapters = (say: Say, times = 6): Chapters => ({
  kind: 'loaded',
  value: [
    { id: 'scope', title: say('一、适用范围', '1. Scope') },
    { id: 'fees', title: say('二、费用与结算', '2. Fees and settlement') },
    { id: 'data', title: say('三、数据与隐私', '3. Data and privacy') },
  ].map((chapter) => ({
    ...chapter,
    paragraphs: Array.from({ length: times }, (_, at) =>
      say(
        `第 ${at + 1} 条　本协议适用于在平台上提供算力、应用与数据的商家，双方应遵守本条约定。`,
        `Article ${at + 1}. This agreement holds for merchants who offer compute, applications and data here.`,
      ),
    ),
  })),
})

const draw = (state: (say: Say) => Chapters): Story =>
  shown((say) => (
    <DocumentPage
      view={{
        head: { title: say('商家服务协议', 'Merchant agreement') },
        version: say('版本 3，自 2026-12-01 起生效', 'Version 3, in force from 2026-12-01'),
        chapters: state(say),
      }}
      commands={{ retry: nothing }}
    />
  ))

export const Default: Story = {
  ...draw(chapters),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /费用|Fees/ }))
    await expect(canvasElement.querySelector('#chapter-fees')).toHaveFocus()
  },
}
export const OneChapter: Story = draw((say) => {
  const state = chapters(say)
  return state.kind === 'loaded' ? { kind: 'loaded', value: state.value.slice(0, 1) } : state
})
export const EmptyMissing: Story = draw(() => ({ kind: 'missing' }))
export const Loads: Story = draw(() => ({ kind: 'loading' }))
export const Failed: Story = draw(() => ({ kind: 'failed', message: { key: 'failure:failedTitle' } }))
export const LongText: Story = draw((say) => chapters(say, 40))
export const Phone: Story = { ...draw(chapters), ...onPhone }
