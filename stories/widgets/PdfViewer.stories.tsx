import { lockedPdfOf, pdfOf } from '@compute-mall/core/site/testing'
import { PdfViewer } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
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

const addressOfFile = (file: string): string =>
  URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
const addressOf = (words: readonly string[]): string => addressOfFile(pdfOf(words))
const agreement = addressOf(['Agreement', 'Prices', 'Law'])
const patient = { timeout: 10_000 }

export const Default: Story = {
  args: { address: agreement },
  ...shown((say, args) => <PdfViewer {...args} title={say('算力服务协议', 'Compute service agreement')} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Agreement', {}, patient)).toBeInTheDocument()
    await expect(canvas.getByText(/第 1 页，共 3 页|Page 1 of 3/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /上一页|Previous page/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /下一页|Next page/ }))
    await expect(await canvas.findByText('Prices', {}, patient)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /放大|Zoom in/ }))
    await expect(canvas.getByText('125%')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /新标签页|new tab/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: /下载|Download/ })).toHaveAttribute('download')
  },
}
/** Words lead to the next page that has them, and say so; words of no page say that too. */
export const Finds: Story = {
  args: { address: agreement },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('searchbox', {}, patient)
    await userEvent.type(field, 'law{Enter}')
    await expect(await canvas.findByText('在第 3 页找到', {}, patient)).toBeVisible()
    await expect(canvas.getByText('第 3 页，共 3 页')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'refund{Enter}')
    await expect(await canvas.findByText('文档中没有“refund”', {}, patient)).toBeVisible()
    await expect(canvas.getByText('第 3 页，共 3 页')).toBeVisible()
  },
}
/** As wide as there is room, and not the other way round any more once one zooms. */
export const FitsTheWidth: Story = {
  args: { address: agreement },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Agreement', {}, patient)
    await userEvent.click(canvas.getByRole('button', { name: '适应宽度' }))
    const sheet = canvasElement.querySelector('section section')
    const paper = canvasElement.querySelector('canvas')
    await waitFor(() =>
      expect(Math.abs((sheet?.clientWidth ?? 0) - (paper?.clientWidth ?? 0))).toBeLessThan(2),
    )
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }))
    await expect(canvas.getByText('75%')).toBeVisible()
  },
}
/** Every page is on paper, and nothing else. */
export const Prints: Story = {
  args: { address: agreement },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: '打印' }, patient))
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), patient)
    await expect(document.querySelectorAll('body > div > canvas')).toHaveLength(3)
    window.dispatchEvent(new Event('afterprint'))
    await expect(document.querySelectorAll('body > div > canvas')).toHaveLength(0)
  },
}
export const Loads: Story = {
  args: { address: '/never-answers' },
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
  },
}
/** A file that begins to come: so many bytes of so many. */
const answersWith = (status: number, bytes: number, total: number) => () => {
  spyOn(window, 'fetch').mockImplementation(async () => {
    const body = new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(bytes)) })
    const headers = { 'content-type': 'application/pdf', 'content-length': String(total) }
    return new Response(body, { status, headers })
  })
}
const saysInChinese =
  (text: string, ways: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, patient)
    await waitFor(() => expect(alert).toHaveTextContent(text), patient)
    await expect(within(alert).queryAllByRole('link')).toHaveLength(ways)
  }
export const LoadsHalf: Story = {
  args: { address: '/half.pdf' },
  beforeEach: answersWith(200, 500_000, 1_000_000),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('50%', {}, patient)).toBeInTheDocument()
  },
}
export const Damaged: Story = {
  args: { address: addressOfFile('not a document') },
  globals: { language: 'zh' },
  play: saysInChinese('该文件不是 PDF 文档，或已损坏，无法显示', 2),
}
export const DamagedInEnglish: Story = {
  args: { address: addressOfFile('not a document') },
  globals: { language: 'en' },
}
export const Missing: Story = {
  args: { address: '/missing.pdf' },
  globals: { language: 'zh' },
  beforeEach: answersWith(404, 10, 10),
  play: saysInChinese('文档不存在', 0),
}
export const Locked: Story = {
  args: { address: addressOfFile(lockedPdfOf(['Secret'])) },
  globals: { language: 'zh' },
  play: saysInChinese('文档需要密码，无法在此显示', 2),
}
export const TooLarge: Story = {
  args: { address: '/large.pdf' },
  globals: { language: 'zh' },
  beforeEach: answersWith(200, 1_000, 60_000_000),
  play: saysInChinese('文档超过 50 MB，无法在此显示', 2),
}
/** Not of an origin that is allowed. */
export const OfAnotherOrigin: Story = {
  args: { address: 'https://elsewhere.example/agreement.pdf', origins: ['https://files.example'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible()
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
}
/** No other origin is allowed at all. */
export const NoneElsewhere: Story = {
  args: { address: 'https://elsewhere.example/agreement.pdf', origins: [] },
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
