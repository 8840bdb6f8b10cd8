import { Theme as ThemeName } from '@compute-mall/core/site'
import { Table, type Column as TableColumn } from '@compute-mall/ui/parts'
import { contrast, radius, size, space, type Theme, themes, vars } from '@compute-mall/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Column, Row, shown } from '../specimen.tsx'

/**
 * The tokens: what a theme decides, and what it does not. `#c00019` has 6.45:1 on white and may carry text.
 *
 * **Do:** take a token by its meaning; words stand on the ground that is named for them.
 *
 * **Don't:** write a colour or a measure where it is used, or put words on a ground that _Contrast_ does not list.
 */
const meta: Meta = { title: 'Theme/Tokens' }
export default meta
type Story = StoryObj

const levels = (availability: Theme['availability']) =>
  Object.entries(availability).map(([level, value]) => [`availability ${level}`, value] as const)

/** In the theme of the toolbar. */
export const Colours: Story = {
  render: (_, { globals }) => {
    const { color, availability } = themes[ThemeName.is(globals.theme) ? globals.theme : 'default']
    return (
      <Row>
        {[...Object.entries(color), ...levels(availability)].map(([name, value]) => (
          <div key={name} style={{ width: 120 }}>
            <div style={{ height: 56, borderRadius: 8, background: value, border: '1px solid #ccc' }} />
            {name}
            <br />
            <code>{value}</code>
          </div>
        ))}
      </Row>
    )
  },
}

type Colour = keyof Theme['color']
interface Pair {
  readonly kind: 'words' | 'mark'
  readonly front: Colour
  readonly ground: Colour
}

const pairs = (kind: Pair['kind'], fronts: readonly Colour[], grounds: readonly Colour[]): readonly Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ kind, front, ground })))

const light = ['page', 'card', 'sunken'] as const
const allPairs: readonly Pair[] = [
  ...pairs('words', ['ink', 'inkSoft', 'inkFaint', 'brand', 'price', 'link', 'danger'], light),
  ...pairs('words', ['onBrand'], ['brand', 'brandHover', 'brandPressed']),
  ...pairs('words', ['onDark', 'onDarkSoft'], ['dark', 'darkRaised']),
  ...pairs('words', ['success', 'ink'], ['successSoft']),
  ...pairs('words', ['warn', 'ink'], ['warnSoft']),
  ...pairs('words', ['danger', 'ink'], ['dangerSoft']),
  ...pairs('words', ['info', 'ink'], ['infoSoft']),
  ...pairs('words', ['brand', 'link', 'ink'], ['brandSoft']),
  ...pairs('mark', ['lineStrong', 'focus'], light),
  ...pairs('mark', ['accent', 'focusOnDark'], ['dark', 'darkRaised']),
]

const dot = { display: 'inline-block', width: 12, height: 12, borderRadius: radius.round }

const Sample = ({
  pair: { kind, front, ground },
  theme,
}: {
  readonly pair: Pair
  readonly theme: ThemeName
}) => {
  const { color } = themes[theme]
  return (
    <>
      <span style={{ background: color[ground], color: color[front], padding: '2px 8px', marginRight: 8 }}>
        {kind === 'words' ? '字 Aa' : <span style={{ ...dot, background: color[front] }} />}
      </span>
      {contrast(color[front], color[ground]).toFixed(2)}
    </>
  )
}

/** Words need 4.5:1 on their ground, edges and marks 3:1 (WCAG 2.2 AA), in each theme. */
export const Contrast: Story = {
  ...shown((say) => {
    const columns: readonly TableColumn<Pair>[] = [
      {
        key: 'pair',
        header: say('前景与底色', 'What on which ground'),
        rowHeader: true,
        render: ({ front, ground }) => `${front} / ${ground}`,
      },
      {
        key: 'least',
        header: say('至少', 'At least'),
        render: ({ kind }) => (kind === 'words' ? '4.5' : '3'),
      },
      ...ThemeName.values.map((theme) => ({
        key: theme,
        header: theme,
        render: (pair: Pair) => <Sample pair={pair} theme={theme} />,
      })),
    ]
    return (
      <Table
        caption={say('各主题的颜色对比度', 'Contrast of colours in each theme')}
        rows={allPairs}
        rowKey={({ front, ground }) => `${front} ${ground}`}
        columns={columns}
      />
    )
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name} `) })
    await expect(row('brand / card')).toHaveTextContent('brand / card4.5字 Aa6.45')
    for (const line of canvas.getAllByRole('row').slice(1)) {
      const [least = 0, ...shares] = within(line)
        .getAllByRole('cell')
        .map((cell) => Number.parseFloat(cell.textContent.replace(/^[^\d]*/, '')))
      await expect(shares).toHaveLength(5)
      await expect(Math.min(...shares)).toBeGreaterThanOrEqual(least)
    }
  },
}

export const Sizes: Story = {
  render: () => (
    <Column>
      {Object.entries(size).map(([name, fontSize]) => (
        <div key={name} style={{ fontSize }}>
          {name} 算力 Compute 0123456789
        </div>
      ))}
      <Row>
        {Object.entries(space).map(([name, width]) => (
          <div key={name}>
            <div style={{ width, height: 16, background: vars.color.brand }} />
            {name}
          </div>
        ))}
      </Row>
      <Row>
        {Object.entries(radius).map(([name, borderRadius]) => (
          <div key={name} style={{ padding: 20, borderRadius, border: `1px solid ${vars.color.lineStrong}` }}>
            {name}
          </div>
        ))}
      </Row>
    </Column>
  ),
}
