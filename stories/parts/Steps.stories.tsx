import { Steps } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Say, shown } from '../specimen.tsx'

/**
 * Where one is in a task of several pages.
 *
 * **Do:** name the steps by what is done in them, at most five.
 *
 * **Don't:** use it for pages that may be visited in any order, which are `Tabs`.
 */
const meta: Meta<typeof Steps> = { title: 'Parts/Steps', component: Steps, args: { steps: [], current: 1 } }
export default meta
type Story = StoryObj<typeof Steps>

const steps = (say: Say) => [say('确认订单', 'Confirm'), say('支付', 'Pay'), say('完成', 'Done')]

export const Default: Story = {
  ...shown((say, args) => <Steps {...args} steps={steps(say)} />),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent(/支付|Pay/)
  },
}
export const AtTheBeginning: Story = { ...Default, args: { current: 0 }, play: async () => undefined }
export const AtTheEnd: Story = { ...Default, args: { current: 2 }, play: async () => undefined }
export const Two: Story = shown((say) => <Steps steps={steps(say).slice(0, 2)} current={0} />)
export const LongText: Story = {
  ...shown((say) => (
    <Steps
      steps={[
        say('填写企业基本信息', 'Tell us about the company'),
        say('上传营业执照与授权书', 'Upload licence and authorisation'),
        say('填写收款账户', 'Bank account'),
        say('等待审核', 'Wait for the review'),
      ]}
      current={1}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
