import { applicationKinds, computeKinds, type GoodsKind } from '@compute-mall/core/goods'
import { GoodsCover } from '@compute-mall/ui/covers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Shelf } from '../specimen.tsx'

const specimens: Readonly<
  Record<GoodsKind, { readonly zh: string; readonly en: string; readonly figures: readonly string[] }>
> = {
  general: { zh: '昆山 CPU 通用算力', en: 'Kunshan CPU compute', figures: ['64 C', 'Hygon 7285'] },
  heterogeneous: { zh: 'A800 八卡训练节点', en: 'A800 training node', figures: ['8×A800', '80 GB'] },
  storage: { zh: '并行文件存储', en: 'Parallel file storage', figures: ['100 TB', 'ParaStor'] },
  cloudServer: { zh: '弹性云服务器 c7', en: 'Elastic server c7', figures: ['16 C 64 GB', '5 Mbit/s'] },
  bareMetal: { zh: 'L40 裸金属整机', en: 'L40 bare metal', figures: ['8×L40', '88C 2T'] },
  software: { zh: '计算流体力学求解器', en: 'CFD solver', figures: ['OpenFOAM 12'] },
  saas: { zh: '材料计算在线平台', en: 'Materials platform', figures: ['VASP', 'LAMMPS'] },
  model: { zh: '通用对话大模型服务', en: 'Dialogue model service', figures: ['72B', '128K'] },
  data: { zh: '气象再分析数据集', en: 'Weather reanalysis', figures: ['12 TB', '0.25°'] },
  sourceCode: { zh: '分子动力学内核源码', en: 'Molecular dynamics kernels', figures: ['HIP', 'C++20'] },
  service: { zh: '国产加速卡迁移服务', en: 'Porting service', figures: [] },
}
const kinds = [...computeKinds, ...applicationKinds]

const goodsOf = (kind: GoodsKind, id = kind) => {
  const { figures, ...name } = specimens[kind]
  return { id, kind, name, figures: [...figures] }
}

const meta: Meta<typeof GoodsCover> = {
  title: 'Covers/GoodsCover',
  component: GoodsCover,
  args: { goods: goodsOf('heterogeneous') },
}
export default meta
type Story = StoryObj

/** One goods item as large as in a list. */
export const Default: Story = {
  render: () => (
    <div style={{ width: 320, aspectRatio: '4 / 3' }}>
      <GoodsCover goods={goodsOf('heterogeneous')} label="A800" />
    </div>
  ),
}

/** Without a figure the name takes its place. */
export const NoFigures: Story = {
  render: () => (
    <div style={{ width: 320, aspectRatio: '4 / 3' }}>
      <GoodsCover goods={goodsOf('service')} label="service" />
    </div>
  ),
}

/** What is too long for the drawing is shortened: all of it stands beside. */
export const LongWords: Story = {
  render: () => (
    <div style={{ width: 320, aspectRatio: '4 / 3' }}>
      <GoodsCover
        goods={{
          ...goodsOf('data'),
          name: {
            zh: '全球中期天气数值预报再分析数据集（含逐小时地面与高空要素）',
            en: 'Global medium-range numerical weather reanalysis with hourly surface and upper-air elements',
          },
          figures: ['1,250,000 GB 累计', '0.25° × 0.25°', '1979–2026', 'NetCDF-4 + GRIB2'],
        }}
        label="data"
      />
    </div>
  ),
}

export const EveryKind: Story = {
  render: () => (
    <Shelf>
      {kinds.map((kind) => (
        <div key={kind} style={{ aspectRatio: '4 / 3', borderRadius: 12, overflow: 'hidden' }}>
          <GoodsCover goods={goodsOf(kind)} label={kind} />
        </div>
      ))}
    </Shelf>
  ),
}

export const SameKindOtherGoods: Story = {
  render: () => (
    <Shelf>
      {['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => (
        <div key={id} style={{ aspectRatio: '4 / 3', borderRadius: 12, overflow: 'hidden' }}>
          <GoodsCover goods={goodsOf('general', id as never)} label={id} />
        </div>
      ))}
    </Shelf>
  ),
}

export const Thumbs: Story = {
  render: () => (
    <Row>
      {kinds.map((kind) => (
        <div key={kind} style={{ width: 64, height: 64, borderRadius: 8, overflow: 'hidden' }}>
          <GoodsCover goods={goodsOf(kind)} size="thumb" label={kind} />
        </div>
      ))}
    </Row>
  ),
}
