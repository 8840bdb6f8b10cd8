import { UploadField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, nothing, shown } from '../specimen.tsx'

/**
 * One file by choosing or by dropping. What is too large or of a wrong kind is refused at once, and told.
 *
 * **Do:** say beforehand which kinds and what size are taken.
 *
 * **Don't:** use it for several files, or ask again for one that is already here.
 */
const meta: Meta<typeof UploadField> = {
  title: 'Parts/UploadField',
  component: UploadField,
  args: {
    label: '',
    accept: ['image/png', 'image/jpeg', 'application/pdf'],
    maxBytes: 5 * 1024 * 1024,
    file: null,
    onSelect: nothing,
    onRemove: nothing,
  },
}
export default meta
type Story = StoryObj<typeof UploadField>

const field: Story = shown((say, args) => (
  <Column width={420}>
    <Held initial={args.file}>
      {(file, set) => (
        <UploadField
          {...args}
          label={say('汇款凭证', 'Remittance slip')}
          hint={say('PNG、JPEG 或 PDF，不超过 5 MB', 'PNG, JPEG or PDF of at most 5 MB')}
          file={file}
          onSelect={set}
          onRemove={() => set(null)}
        />
      )}
    </Held>
  </Column>
))
const fileInput = (canvas: HTMLElement) =>
  within(canvas).getByLabelText<HTMLInputElement>(/汇款凭证|Remittance slip/)
const slip = new File(['x'], 'slip.pdf', { type: 'application/pdf' })

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), slip)
    await expect(canvasElement).toHaveTextContent('slip.pdf')
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /移除 slip.pdf|Remove slip.pdf/ }),
    )
    await expect(fileInput(canvasElement)).toBeInTheDocument()
  },
}
export const Refuses: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const wrong = new File(['x'], 'slip.exe', { type: 'application/x-dosexec' })
    await userEvent.upload(fileInput(canvasElement), wrong, { applyAccept: false })
    await expect(canvasElement).toHaveTextContent('PNG, JPEG, PDF')
    await expect(canvasElement).not.toHaveTextContent('slip.exe')
  },
}
export const Uploading: Story = { ...field, args: { file: slip, percent: 60 } }
export const Chosen: Story = { ...field, args: { file: slip } }
export const Wrong: Story = { ...field, args: { error: '请上传汇款凭证' } }
export const LongText: Story = {
  ...field,
  args: {
    file: new File(['x'], '企业营业执照副本扫描件（彩色，加盖公章）2026年11月21日最终版.pdf', {
      type: 'application/pdf',
    }),
  },
  globals: { viewport: { value: 'w360' } },
}
