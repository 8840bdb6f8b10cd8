import { Card, CopyText, DescriptionList, QrCode, Table, UploadField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Column, Held, Row, type Say, shown } from '../specimen.tsx'

/** Tables, descriptions, codes, copies and files. */
const meta: Meta<typeof Table> = { title: 'Parts/Data', component: Table }
export default meta
type Story = StoryObj

interface Price {
  readonly spec: string
  readonly price: string
}
const rows: readonly Price[] = [
  { spec: '8×A800 / 80 GB', price: '¥58,999.00' },
  { spec: '8×L40 / 48 GB', price: '¥31,500.00' },
]

export const PriceTable: Story = shown((say) => (
  <Column width={640}>
    {[rows, []].map((given) => (
      <Table
        key={given.length}
        caption={say('价格表', 'Prices')}
        rows={given}
        rowKey={({ spec }) => spec}
        columns={[
          { key: 'spec', header: say('规格', 'Specification'), rowHeader: true, render: ({ spec }) => spec },
          { key: 'term', header: say('计费', 'Billing'), render: () => say('包月', 'Monthly') },
          { key: 'price', header: say('价格', 'Price'), align: 'end', render: ({ price }) => price },
        ]}
      />
    ))}
  </Column>
))

export const Description: Story = shown((say) => (
  <Card title={say('配置清单', 'Configuration')}>
    <DescriptionList
      columns={2}
      items={[
        { name: say('计算中心', 'Centre'), value: say('华东一区（昆山）算力中心', 'East China I (Kunshan)') },
        { name: say('规格', 'Specification'), value: '8×A800' },
        { name: say('数量', 'Quantity'), value: '1' },
        { name: say('时长', 'Duration'), value: say('12 个月', '12 months') },
      ]}
    />
  </Card>
))

export const Codes: Story = shown((say) => (
  <Row>
    <QrCode
      value="https://pay.example/scan?o=202611210001"
      label={say('请使用微信扫码支付', 'Scan with WeChat to pay')}
    />
    <QrCode value="https://pay.example/scan?o=202611210001" label="" expired onRefresh={() => undefined} />
  </Row>
))

const orderNo = (say: Say) => <CopyText text="2026112103072500018842" name={say('订单号', 'order number')} />

export const Copy: Story = {
  ...shown(orderNo),
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(write).toHaveBeenCalledWith('2026112103072500018842')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/已复制|Copied/))
  },
}

export const CopyRefused: Story = {
  ...shown(orderNo),
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/复制失败|Could not copy/))
  },
}

const accept = ['image/png', 'image/jpeg', 'application/pdf']

export const Upload: Story = {
  ...shown((say) => (
    <Column width={420}>
      <Held<File | null> initial={null}>
        {(file, set) => (
          <UploadField
            label={say('汇款凭证', 'Remittance slip')}
            hint={say('PNG、JPEG 或 PDF，不超过 5 MB', 'PNG, JPEG or PDF of at most 5 MB')}
            accept={accept}
            maxBytes={5 * 1024 * 1024}
            file={file}
            onSelect={set}
            onRemove={() => set(null)}
            percent={file === null ? undefined : 60}
          />
        )}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('There is no file input.')
    await userEvent.upload(input, new File(['x'], 'slip.pdf', { type: 'application/pdf' }))
    await expect(canvasElement).toHaveTextContent('slip.pdf')
  },
}

export const UploadRefuses: Story = {
  ...Upload,
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('There is no file input.')
    await userEvent.upload(input, new File(['x'], 'slip.exe', { type: 'application/x-dosexec' }), {
      applyAccept: false,
    })
    await expect(canvasElement).toHaveTextContent('PNG, JPEG, PDF')
    await expect(canvasElement).not.toHaveTextContent('slip.exe')
  },
}
