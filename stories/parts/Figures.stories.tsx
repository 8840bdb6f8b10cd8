import { AvailabilityGauge, Badge, Countdown, Price, Rating, Tag, type Tone } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, Row, shown } from '../specimen.tsx'

/** Figures and words about goods: price, availability, score, time, tags. */
const meta: Meta<typeof Price> = { title: 'Parts/Figures', component: Price }
export default meta
type Story = StoryObj

export const Prices: Story = shown((say) => (
  <Column>
    <Price size="large" amount="58999.00" sourceAmount="68999.00" unit={say('/月', '/ month')} />
    <Price amount="25.60" sourceAmount="32.00" unit={say('/卡时', '/ card-hour')} from />
    <Price amount="0.085" unit={say('/核时', '/ core-hour')} />
    <Price amount="0.00" />
    <Price size="small" amount="99999999.00" />
  </Column>
))

export const Availability: Story = shown(() => (
  <Row>
    {([1, 2, 3, 4] as const).map((level) => (
      <AvailabilityGauge key={level} level={level} />
    ))}
  </Row>
))

export const Countdowns: Story = shown(() => (
  <Row>
    <Countdown seconds={300} size="large" />
    <Countdown seconds={61} />
    <Countdown seconds={20} size="large" />
    <Countdown seconds={0} />
    <Countdown seconds={86_400} />
  </Row>
))

export const Scores: Story = shown(() => (
  <Row>
    {[0, 2.5, 4.8, 5].map((score) => (
      <Rating key={score} score={score} />
    ))}
  </Row>
))

const tones: readonly Tone[] = ['neutral', 'outline', 'brand', 'success', 'warn', 'danger', 'info']

export const TagsAndBadges: Story = shown((say) => (
  <Column>
    <Row>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {say('可试用', 'Trial')} {tone}
        </Tag>
      ))}
    </Row>
    <Row>
      {[0, 1, 9, 99, 100].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Row>
  </Column>
))
