import { SpecOptions } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held, nothing, type Say, shown } from '../specimen.tsx'

/**
 * The spec buttons of a buying box. What does not go with the other choices stays reachable, and says why.
 *
 * **Do:** give every option that cannot be chosen its reason.
 *
 * **Don't:** hide options that do not go together, or use it in a form, where `RadioGroup` is.
 */
const meta: Meta<typeof SpecOptions> = { title: 'Parts/SpecOptions', component: SpecOptions }
export default meta
type Story = StoryObj

const cards = (say: Say) => [
  { value: 'a800', label: 'A800' },
  { value: 'l40', label: 'L40' },
  {
    value: 'dcu',
    label: say('海光 DCU', 'Hygon DCU'),
    disabledReason: say('昆山中心没有此卡', 'Kunshan has no such card'),
  },
]

export const Default: Story = {
  ...shown((say, args) => (
    <Held initial="a800">
      {(value, set) => (
        <SpecOptions
          legend={say('加速卡', 'Card')}
          value={value}
          onChange={set}
          options={cards(say)}
          {...args}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const options = within(canvasElement).getAllByRole('radio')
    await userEvent.click(options[2] as HTMLElement)
    await expect(options[0]).toBeChecked()
    await expect(options[2]).not.toBeChecked()
    await userEvent.click(options[1] as HTMLElement)
    await expect(options[1]).toBeChecked()
  },
}
export const WithNotes: Story = shown((say) => (
  <SpecOptions
    legend={say('时长', 'Duration')}
    value="12"
    onChange={nothing}
    options={[
      { value: '1', label: say('1 个月', '1 month') },
      { value: '6', label: say('6 个月', '6 months'), note: '-5%' },
      { value: '12', label: say('1 年', '1 year'), note: '-15%' },
    ]}
  />
))
export const OnlyOne: Story = shown((say) => (
  <SpecOptions
    legend={say('加速卡', 'Card')}
    value="a800"
    onChange={nothing}
    options={cards(say).slice(0, 1)}
  />
))
export const AllDisabled: Story = shown((say) => (
  <SpecOptions
    legend={say('加速卡', 'Card')}
    value=""
    onChange={nothing}
    options={cards(say).map((option) => ({ ...option, disabledReason: say('已售罄', 'Sold out') }))}
  />
))
export const LongText: Story = {
  ...shown((say) => (
    <SpecOptions
      legend={say('节点规格与互联方式', 'Node and how it is linked')}
      value="b"
      onChange={nothing}
      options={[
        {
          value: 'a',
          label: say(
            '8×A800 80 GB，NVLink，双路 56 核，2 TB 内存，400 Gb/s',
            '8×A800 80 GB, NVLink, 2×56 cores, 2 TB of memory, 400 Gb/s',
          ),
        },
        { value: 'b', label: '8×L40' },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
