import { CartIcon, RemoveIcon } from '@compute-mall/ui/icons'
import { Button, type ButtonVariant, IconButton, LinkButton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Column, Row, shown } from '../specimen.tsx'

/**
 * A press that does something here. `secondary` stands beside the primary; `ghost` is for what is seldom wanted;
 * `danger` for what cannot be undone.
 *
 * **Do:** have one primary button per view, and say with `disabledReason` why one cannot press.
 *
 * **Don't:** use it for going somewhere, which is a `LinkButton`, or disable it without a reason.
 */
const meta: Meta<typeof Button> = {
  title: 'Parts/Button',
  component: Button,
  args: { children: '8×A800', variant: 'primary' },
}
export default meta
type Story = StoryObj<typeof Button>

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']

export const Default: Story = {}

export const Variants: Story = shown((say) => (
  <Column>
    {variants.map((variant) => (
      <Row key={variant}>
        <Button variant={variant} size="small">
          {say('小', 'Small')}
        </Button>
        <Button variant={variant} icon={<CartIcon size={16} />}>
          {say('加入购物车', 'Add to cart')}
        </Button>
        <Button variant={variant} size="large">
          {say('立即购买', 'Buy now')}
        </Button>
        <IconButton label={say('移除', 'Remove')} icon={<RemoveIcon size={18} />} />
      </Row>
    ))}
    <LinkButton to="/search/resource">{say('去逛逛', 'Look around')}</LinkButton>
  </Column>
))

export const Busy: Story = {
  ...shown((say) => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy>
          {say('提交订单', 'Submit order')}
        </Button>
      ))}
    </Row>
  )),
}

const onClick = fn()

export const BusyCannotBePressedTwice: Story = {
  ...shown((say) => (
    <Button variant="primary" busy onClick={onClick}>
      {say('提交订单', 'Submit order')}
    </Button>
  )),
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(onClick).not.toHaveBeenCalled()
  },
}

export const DisabledWithReason: Story = {
  ...shown((say) => (
    <div style={{ padding: '56px 120px' }}>
      <Button
        variant="primary"
        disabledReason={say('请先选择计算中心', 'Choose a computing centre first')}
        onClick={onClick}
      >
        {say('立即购买', 'Buy now')}
      </Button>
    </div>
  )),
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(/\S/)
    await userEvent.click(button)
    await expect(onClick).not.toHaveBeenCalled()
  },
}

const FreedByLeaving = ({ label, field }: { readonly label: string; readonly field: string }) => {
  const [left, setLeft] = useState(false)
  return (
    <Row>
      <input aria-label={field} onBlur={() => setLeft(true)} />
      <Button disabledReason={left ? undefined : field} onClick={onClick}>
        {label}
      </Button>
    </Row>
  )
}

export const FreedWhileItIsPressed: Story = {
  ...shown((say) => (
    <FreedByLeaving label={say('提交审核', 'Submit for review')} field={say('库存', 'Stock')} />
  )),
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(within(canvasElement).getByRole('textbox'))
    await userEvent.click(button)
    await expect(onClick).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await expect(button).not.toHaveAccessibleDescription()
  },
}

export const AllDisabled: Story = shown((say) => (
  <Row>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} disabledReason={say('已售罄', 'Sold out')}>
        {say('立即购买', 'Buy now')}
      </Button>
    ))}
  </Row>
))

export const LongText: Story = shown((say) => (
  <Column width={240}>
    <Button variant="primary" wide>
      {say(
        '我已阅读并同意算力服务协议，确认提交这一笔订单',
        'I have read the agreement and submit this order now',
      )}
    </Button>
  </Column>
))
