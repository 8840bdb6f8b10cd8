import type { Asset, AssetDetail, AssetPreview, QueueInfo } from './asset.codec.ts'

/** A model that is sold as a service. */
export const asset: Asset = {
  id: 'a-deepseek-r1',
  assetType: 'model',
  name: { zh: 'DeepSeek-R1', en: 'DeepSeek-R1' },
  summary: { zh: '强化学习训练的深度推理模型', en: 'Deep reasoning trained by reinforcement learning' },
  owner: { zh: '超算互联网', en: 'Supercomputing Internet' },
  tags: [{ zh: '推理模型', en: 'Reasoning' }],
  goodsId: '200430',
  clusterId: 'c-kunshan',
  centerName: { zh: '昆山中心', en: 'Kunshan Centre' },
  centerLoad: 2,
  price: { amount: '4.0000', kind: 'model', unit: 'times', billingType: 'ONCE', hasFree: false },
  likeCount: 1_284,
  useCount: 36_912,
  updateTime: '2026-11-18T09:30:00.000Z',
}

/** A studio: a workspace that is ready to use, and free. */
export const studio: Asset = {
  ...asset,
  id: 'a-notebook',
  assetType: 'studio',
  name: { zh: '大模型微调工作台', en: 'Fine-tuning Studio' },
  summary: {
    zh: '内置数据、镜像与示例的微调环境',
    en: 'A fine-tuning environment with data, images and examples',
  },
  tags: [{ zh: '微调', en: 'Fine-tuning' }],
  goodsId: null,
  price: null,
}

/** The model as it is opened by somebody who has nothing of it yet. */
export const detail: AssetDetail = {
  ...asset,
  shopId: '1001',
  figures: [
    {
      name: { zh: '上下文长度', en: 'Context' },
      value: { zh: '128K', en: '128K' },
    },
  ],
  hasTrial: true,
  serviceUrl: 'https://models.mall.example/v1',
  hasPreview: false,
  isLiked: false,
  isBought: false,
}

/** The studio as it is opened. */
export const studioDetail: AssetDetail = {
  ...detail,
  ...studio,
  shopId: null,
  figures: [],
  hasTrial: false,
  serviceUrl: null,
}

/** A data set as it is opened. */
export const datasetDetail: AssetDetail = {
  ...detail,
  id: 'a-loads',
  assetType: 'dataset',
  name: { zh: '电力负荷数据', en: 'Power Load Data' },
  summary: { zh: '区域十五分钟负荷', en: 'Regional load every quarter hour' },
  clusterId: null,
  centerName: null,
  centerLoad: null,
  price: { amount: '12800.00', kind: 'data', unit: 'times', billingType: 'FOREVER', hasFree: false },
  figures: [{ name: { zh: '数据规模', en: 'Size' }, value: { zh: '18 GB', en: '18 GB' } }],
  hasTrial: false,
  serviceUrl: null,
  hasPreview: true,
}

/** Its first rows. */
export const preview: AssetPreview = {
  columns: [
    { name: 'time', type: 'time' },
    { name: 'region', type: 'text' },
    { name: 'load_mw', type: 'number' },
  ],
  rows: [
    ['2025-01-01T00:00', 'east', '18234.5'],
    ['2025-01-01T00:15', 'east', '18102.1'],
  ],
}

export const queueInfo: QueueInfo = { assetType: 'model', clusterId: 'c-kunshan' }
