import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Loading,
  type MessageTone,
  Notice,
  ProgressBar,
  Result,
  Skeleton,
  useShake,
} from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, type Say, shown } from '../specimen.tsx'

/** How things stand: loading, nothing, failed, done. Each has a next step. */
const meta: Meta<typeof Result> = { title: 'Parts/States', component: Result }
export default meta
type Story = StoryObj

const tones: readonly MessageTone[] = ['info', 'success', 'warn', 'danger']

export const Notices: Story = shown((say) => (
  <Column width={640}>
    {tones.map((tone) => (
      <Notice
        key={tone}
        tone={tone}
        title={say('您还没有绑定手机号', 'You have not bound a phone')}
        actions={<Button size="small">{say('去绑定', 'Bind it now')}</Button>}
      >
        {say('购买前请先绑定并验证手机号。', 'Bind and verify a phone number before you buy.')}
      </Notice>
    ))}
  </Column>
))

const Shaken = ({ say }: { readonly say: Say }) => {
  const [ref, shake] = useShake<HTMLDivElement>()
  return (
    <Column width={480}>
      <Notice ref={ref} tone="danger">
        {say('请阅读并同意服务协议', 'Please read and accept the agreement')}
      </Notice>
      <Button onClick={shake}>{say('购买', 'Buy')}</Button>
    </Column>
  )
}
export const Shake: Story = shown((say) => <Shaken say={say} />)

export const Skeletons: Story = shown(() => (
  <Loading>
    <Card>
      <Column width={420}>
        <Skeleton height={180} />
        <Skeleton width="60%" />
        <Skeleton width={48} height={48} round />
      </Column>
    </Card>
  </Loading>
))

export const Empty: Story = shown((say) => (
  <Card>
    <EmptyState
      title={say('购物车还是空的', 'Your cart is empty')}
      text={say('去算力市场看看有什么合适的资源。', 'See what the compute market has for you.')}
      actions={<Button variant="primary">{say('去逛逛', 'Look around')}</Button>}
    />
  </Card>
))

export const Failed: Story = shown((say) => (
  <Card>
    <ErrorState
      title={say('加载失败', 'This could not be loaded')}
      text={say('网络似乎断开了，您的数据没有丢失。', 'The network seems to be away. Nothing was lost.')}
      onRetry={() => undefined}
    />
  </Card>
))

export const Results: Story = shown((say) => (
  <Column width={720}>
    <Result
      status="success"
      title={say('支付成功', 'Paid')}
      text={say('资源正在开通，通常需要几分钟。', 'Your resources are being opened, usually within minutes.')}
      actions={
        <>
          <Button variant="primary">{say('查看订单', 'View order')}</Button>
          <Button>{say('返回首页', 'Home')}</Button>
        </>
      }
    />
    <Result status="processing" title={say('支付处理中', 'Still processing')} />
    <Result status="failed" title={say('支付失败', 'Payment failed')} />
    <Result status="warning" title={say('订单已关闭', 'The order is closed')} />
  </Column>
))

export const Progress: Story = shown((say) => (
  <Column width={360}>
    <ProgressBar label={say('正在上传', 'Uploading')} percent={42} />
    <ProgressBar label={say('正在处理', 'Processing')} />
  </Column>
))
