import { shopFixtures } from '@compute-mall/core/shop/testing'
import { CenterAvatar, ShopAvatar } from '@compute-mall/ui/covers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../specimen.tsx'

const names = ['昆山', '中卫', '天津', '郑州', '长沙', '济南', '成都', '深圳']

/**
 * The pictures beside the names of shops and centres.
 *
 * **Do:** write the name beside it.
 *
 * **Don't:** use it as the only way to tell two shops apart.
 */
const meta: Meta<typeof ShopAvatar> = {
  title: 'Covers/Avatars',
  component: ShopAvatar,
  args: {
    id: '1001',
    name: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
    logoUrl: null,
    size: 48,
  },
}
export default meta
type Story = StoryObj<typeof ShopAvatar>

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const WithLogo: Story = { args: { logoUrl: shopFixtures.logoUrl } }
/** A first character outside of the basic plane is whole. */
export const RareCharacter: Story = { args: { name: { zh: '𠮷田气象', en: '𠮷田气象' } } }
export const Sizes: Story = {
  render: (args) => (
    <Row>
      {[24, 40, 48, 64, 96].map((size) => (
        <ShopAvatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
}
export const ManyShops: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <ShopAvatar key={name} id={name} name={{ zh: name, en: name }} logoUrl={null} size={48} />
      ))}
    </Row>
  ),
}
export const Centers: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <CenterAvatar key={name} id={name} size={48} />
      ))}
    </Row>
  ),
}
