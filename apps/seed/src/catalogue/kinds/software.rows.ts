import { software as softwareTable } from '../../content/software.ts'
import type { Random } from '../../random.ts'
import { listOf, rowsOf, words } from '../../table.ts'
import { openCenters } from '../../world.ts'
import { axis, nameValue } from '../draft.ts'

export const table = rowsOf(
  softwareTable,
  'product',
  'version',
  'category',
  'industries',
  'resources',
  'yearly',
  'zh',
  'en',
)
export type Software = (typeof table)[number]

/** What a product of each category is called. */
const nouns: Readonly<Record<string, readonly [string, string]>> = {
  cfd: ['流体仿真软件', 'fluid dynamics'],
  structural: ['结构分析软件', 'structural analysis'],
  multiphysics: ['多物理场仿真软件', 'multiphysics'],
  electromagnetics: ['电磁仿真软件', 'electromagnetics'],
  molecular: ['分子动力学软件', 'molecular dynamics'],
  quantumChemistry: ['量子化学与材料计算软件', 'quantum chemistry and materials'],
  bioinformatics: ['生物信息软件', 'bioinformatics'],
  weather: ['数值模式', 'numerical model'],
  geophysics: ['地球物理软件', 'geophysics'],
  mathematics: ['数学与统计软件', 'mathematics and statistics'],
  visualisation: ['可视化与渲染软件', 'visualisation and rendering'],
  eda: ['电子设计软件', 'electronic design'],
  developerTools: ['开发工具', 'developer tools'],
}

const buildNames = {
  cpu: ['CPU 版', 'CPU build'],
  gpu: ['GPU 加速版', 'GPU build'],
  dcu: ['DCU 加速版', 'DCU build'],
} as const
type Build = keyof typeof buildNames
const buildName = (code: Build) => words(buildNames[code][0], buildNames[code][1])
const isBuild = (code: string): code is Build => Object.hasOwn(buildNames, code)
export const buildsOf = ({ resources }: Software) => listOf(resources).filter(isBuild)

export const buildAxis = (builds: readonly Build[]) =>
  axis(
    'build',
    words('运行版本', 'Build'),
    builds.map((code) => ({ code, name: buildName(code), factor: code === 'cpu' ? 1 : 1.2 })),
  )

export const centersFor = (random: Random, builds: readonly Build[]) => {
  const able = openCenters.filter(({ resourceTypes }) =>
    builds.every((build) => resourceTypes.includes(build)),
  )
  return random.some(able, random.whole(2, 5))
}

export const installed = ({ product, version }: Software) => [
  nameValue('版本', 'Version', version),
  nameValue(
    '加载方式',
    'How to load',
    `module load ${product.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}/${version.replaceAll(' ', '')}`,
  ),
]

export const common = (row: Software, key: string, builds: readonly Build[]) => ({
  key,
  runsOn: builds,
  kind: 'software' as const,
  type: 'other' as const,
  resourceType: null,
  classification: {
    category: row.category,
    industry: listOf(row.industries),
    resource: builds,
    delivery: row.yearly === '0' ? ['queue'] : ['queue', 'licence'],
    spec: [],
  },
  summary: words(row.zh, row.en),
  figures: [row.product, row.version],
  params: [
    nameValue('软件版本', 'Version', row.version),
    nameValue('运行平台', 'Runs on', builds.map((build) => build.toUpperCase()).join(' / ')),
    nameValue(
      '授权方式',
      'Licence',
      row.yearly === '0' ? words('开源许可', 'Open source') : words('商业许可', 'Commercial'),
    ),
    nameValue('使用方式', 'Interface', words('命令行与作业模板', 'Command line and job templates')),
  ],
})

export const named = ({ product, category }: Software) => {
  const [zh, en] = nouns[category] ?? ['', '']
  return words(`${product} ${zh}`, `${product} ${en}`)
}
