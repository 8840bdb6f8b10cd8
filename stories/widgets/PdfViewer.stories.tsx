import { PdfViewer } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { pdfOf } from '../../tools/src/pdf/pdf.ts'
import { shown } from '../specimen.tsx'

/**
 * A document of our own origin, page by page, with its words for screen readers.
 *
 * **Do:** name the document in its title, and leave the way to the file itself.
 *
 * **Don't:** use it for a text that is ours to write, which is a page.
 */
const meta: Meta<typeof PdfViewer> = {
  title: 'Widgets/PdfViewer',
  component: PdfViewer,
  args: { address: '', title: '算力服务协议' },
}
export default meta
type Story = StoryObj<typeof PdfViewer>

const addressOf = (words: readonly string[]): string =>
  URL.createObjectURL(new Blob([pdfOf(words)], { type: 'application/pdf' }))
const agreement = addressOf(['Agreement', 'Prices', 'Law'])
const patient = { timeout: 10_000 }

export const Default: Story = {
  args: { address: agreement },
  ...shown((say, args) => <PdfViewer {...args} title={say('算力服务协议', 'Compute service agreement')} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Agreement', {}, patient)).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent(/第 1 页，共 3 页|Page 1 of 3/)
    await expect(canvas.getByRole('button', { name: /上一页|Previous page/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /下一页|Next page/ }))
    await expect(await canvas.findByText('Prices', {}, patient)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /放大|Zoom in/ }))
    await expect(canvas.getByText('125%')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  },
}
export const Loads: Story = {
  args: { address: '/never-answers' },
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
  },
}
export const Damaged: Story = {
  args: { address: URL.createObjectURL(new Blob(['not a document'], { type: 'application/pdf' })) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toHaveTextContent(
      /无法显示|cannot be shown/,
    )
  },
}
export const OfAnotherOrigin: Story = {
  args: { address: 'https://elsewhere.example/agreement.pdf' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible()
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
}
export const OnePage: Story = { args: { address: addressOf(['Slip']), title: 'Slip' } }
export const LongTitle: Story = {
  args: { address: addressOf(['Slip']) },
  ...shown((say, args) => (
    <div style={{ maxWidth: 360 }}>
      <PdfViewer
        {...args}
        title={say(
          '华东一区超级计算中心八卡训练节点算力服务协议及附件',
          'Agreement on compute services of the training nodes with eight cards of East China I, with its annexes',
        )}
      />
    </div>
  )),
}
export const OnAPhone: Story = { args: { address: agreement }, globals: { viewport: { value: 'w360' } } }
