import { refusalMessage } from '@compute-mall/core/http'
import { siteRefusals } from '@compute-mall/core/site'
import { lockedPdfOf, pdfOf } from '@compute-mall/core/site/testing'
import { PdfDocumentPage } from '@compute-mall/mall/features/site/PdfDocumentPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'

const addressOf = (file: string): string => URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
const guide = addressOf(pdfOf(['Guide', 'Prices']))
const patient = { timeout: 10_000 }

/** What becomes of a document; each reason why one is not shown stands among the states of the viewer, too. */
const meta = {
  title: 'Mall/Site/PDF',
  component: PdfDocumentPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { title: '', address: guide, origins: [], refusal: refusalMessage(siteRefusals.pdfNotAllowed()) },
  },
} satisfies Meta<typeof PdfDocumentPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args
const phone = { viewport: { value: 'w360' } } as const

const titled = { args: { view: { ...view, title: 'Guide 2026' } } }
const ready: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(canvas.getByRole('heading', { level: 1, name: 'Guide 2026' })).toBeVisible()
  await expect(await canvas.findByText('Guide', {}, patient)).toBeInTheDocument()
}
export const Ready: Story = { ...titled, globals: { language: 'zh' }, play: ready }
export const ReadyInEnglish: Story = { ...titled, globals: { language: 'en' }, play: ready }
export const ReadyOnAPhone: Story = { ...titled, globals: { language: 'zh', ...phone }, play: ready }
export const ReadyOnAnEnglishPhone: Story = { ...titled, globals: { language: 'en', ...phone }, play: ready }

/** Without a title in the address it is a document, in the language of the reader. */
export const Untitled: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Document' })).toBeVisible()
  },
}

const never = {
  args: { view: { ...view, address: '/never-answers.pdf' } },
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
  },
}
export const Loading: Story = { ...never, globals: { language: 'zh' } }
export const LoadingOnAnEnglishPhone: Story = { ...never, globals: { language: 'en', ...phone } }

const damaged = { args: { view: { ...view, address: addressOf('not a document') } } }
const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text, {}, patient)).toBeVisible()
  }
export const Failed: Story = {
  ...damaged,
  globals: { language: 'zh' },
  play: says('该文件不是 PDF 文档，或已损坏，无法显示'),
}
export const FailedOnAnEnglishPhone: Story = {
  ...damaged,
  globals: { language: 'en', ...phone },
  play: says('This file is no PDF document or is damaged, and cannot be shown'),
}

const locked = { args: { view: { ...view, address: addressOf(lockedPdfOf(['Secret'])) } } }
export const Locked: Story = {
  ...locked,
  globals: { language: 'zh' },
  play: says('文档需要密码，无法在此显示'),
}
export const LockedOnAnEnglishPhone: Story = {
  ...locked,
  globals: { language: 'en', ...phone },
  play: says('The document asks for a password, and cannot be shown here'),
}

/** Of another origin (S7): the reason, no frame, and a way home. */
const refused = { args: { view: { ...view, address: null } } }
const isRefused =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(text)).toBeVisible()
    await expect(canvasElement.querySelector('canvas, iframe, embed')).toBeNull()
  }
export const RefusedOrigin: Story = {
  ...refused,
  globals: { language: 'zh' },
  play: isRefused('该地址的文档不能在此查看'),
}
export const RefusedOriginInEnglish: Story = {
  ...refused,
  globals: { language: 'en' },
  play: isRefused('Only documents of this site and of those that it trusts are shown.'),
}
export const RefusedOriginOnAPhone: Story = { ...refused, globals: { language: 'zh', ...phone } }
export const RefusedOriginOnAnEnglishPhone: Story = { ...refused, globals: { language: 'en', ...phone } }
