import { Tag, TextField } from '@compute-mall/ui/parts'
import * as shapes from '@compute-mall/ui/shapes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, within } from 'storybook/test'
import { Column, nothing, type Say, shown } from '../specimen.tsx'
import { Block, blocks } from './block.tsx'

/**
 * Classes for what many sheets lay out alike. A sheet composes them and adds its own gaps; where no sheet is needed,
 * an element takes one as it is.
 *
 * **Do:** compose one before writing `display`, and put what the element differs in behind it.
 *
 * **Don't:** use one where a `Stack`, an `Inline` or a `Grid` does, or change one for the sake of a single page.
 */
const meta: Meta = { title: 'Layout/Shapes' }
export default meta
type Story = StoryObj

type Shape = keyof typeof shapes
type Specimen = (say: Say) => ReactElement
type Drawn = (className: string) => Specimen

const gap = { gap: 12 }
const some: Drawn = (className) => () => (
  <div className={className} style={gap}>
    {blocks(3)}
  </div>
)
const price: Drawn = (className) => (say) => (
  <div className={className} style={gap}>
    <strong style={{ fontSize: 24 }}>¥1,280.00</strong>
    <span>{say('每月', 'a month')}</span>
  </div>
)
const labels: Drawn = (className) => (say) => (
  <div className={className}>
    <Tag>{say('月付', 'Monthly')}</Tag>
    <Tag>{say('可试用', 'Trial available')}</Tag>
    <Tag>{say('国产加速卡', 'Domestic accelerators')}</Tag>
  </div>
)
const text: Drawn = (className) => (say) => (
  <div className={className}>
    {say(
      'A800 八卡训练节点，整机独占，按月计费，开通后可通过 SSH 登录使用。',
      'A training node of eight A800, a whole machine by the month, used over SSH once it is open.',
    )}
  </div>
)
const parts: Drawn = (className) => (say) => (
  <div>
    <div className={className}>{say('第一项', 'The first')}</div>
    <div className={className}>{say('第二项', 'The second')}</div>
  </div>
)
const link: Drawn = (className) => (say) => (
  <a className={className} href="#shapes">
    {say('查看全部', 'See all')}
  </a>
)
const card =
  (className: string, box = ''): Specimen =>
  (say) => (
    <div className={box} style={{ position: 'relative', padding: 16 }}>
      <h3>
        <a className={className} href="#shapes">
          {say('A800 训练节点', 'A800 training node')}
        </a>
      </h3>
      <p>{say('华东 · 已售 42', 'East China · 42 sold')}</p>
    </div>
  )
const picture: Drawn = (className) => () => (
  <div data-sold-out="">
    <div className={className} style={{ width: 120, height: 80, background: '#c00019' }} />
  </div>
)

/** A specimen of each; one that is added to the shapes and not to these is a type error. */
const specimens: Readonly<Record<Shape, Specimen>> = {
  row: some(shapes.row),
  wrap: some(shapes.wrap),
  ends: some(shapes.ends),
  baseline: price(shapes.baseline),
  baselineEnds: price(shapes.baselineEnds),
  centred: some(shapes.centred),
  column: some(shapes.column),
  tags: labels(shapes.tags),
  lineOfTags: (say) => <div style={{ maxWidth: 160 }}>{labels(shapes.lineOfTags)(say)}</div>,
  facts: (say) => (
    <div className={shapes.facts}>
      <span>{say('已售 42', '42 sold')}</span>
      <span>{say('华东', 'East China')}</span>
    </div>
  ),
  cover: picture(shapes.cover),
  words: text(shapes.words),
  itemName: text(shapes.itemName),
  findField: (say) => (
    <div className={shapes.wrap}>
      <div className={shapes.findField}>
        <TextField label={say('查找', 'Find')} value="" onChange={nothing} />
      </div>
    </div>
  ),
  review: parts(shapes.review),
  ruled: parts(shapes.ruled),
  twoLines: (say) => <div style={{ maxWidth: 200 }}>{text(shapes.twoLines)(say)}</div>,
  underlined: link(shapes.underlined),
  pressed: link(shapes.pressed),
  coverLink: card(shapes.coverLink),
  brightLink: card(shapes.brightLink),
  liftingCard: card(shapes.coverLink, shapes.liftingCard),
  soldOutCover: picture(shapes.soldOutCover),
  phonePage: some(shapes.phonePage),
  roomyPhonePage: some(shapes.roomyPhonePage),
  measuredPage: some(shapes.measuredPage),
}

const draw = (...names: readonly Shape[]): Story =>
  shown((say) => (
    <Column width={640}>
      {names.map((name) => (
        <section key={name} aria-label={name}>
          <code>{name}</code>
          {specimens[name](say)}
        </section>
      ))}
    </Column>
  ))

const rows = ['row', 'wrap', 'ends', 'baseline', 'baselineEnds'] as const

export const Default: Story = draw(...rows)
export const Columns: Story = draw('column', 'centred', 'words')
export const TagsAndFacts: Story = draw('tags', 'lineOfTags', 'facts')
export const NamesAndWords: Story = draw('itemName', 'twoLines')
export const Lists: Story = draw('findField', 'ruled', 'review')
export const Links: Story = draw('underlined', 'pressed')
/** All of a card leads where its name does. */
export const Cards: Story = {
  ...draw('coverLink', 'brightLink', 'liftingCard'),
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'liftingCard' }))
    const { left, bottom } = section.getByText(/42/).getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(section.getByRole('link'))
  },
}
export const Pictures: Story = draw('cover', 'soldOutCover')
export const PagesOnAPhone: Story = {
  ...draw('phonePage', 'roomyPhonePage', 'measuredPage'),
  globals: { viewport: { value: 'w360' } },
}
export const OnAPhone: Story = { ...draw(...rows), globals: { viewport: { value: 'w360' } } }
export const LongText: Story = {
  ...shown(() => (
    <div className={shapes.column}>
      <Block>20261121030725000188422026112103072500018842202611210307250001884220261121</Block>
    </div>
  )),
  globals: { viewport: { value: 'w360' } },
}
