import type { Asset, QueueInfo } from './asset.codec.ts'

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
}

export const queueInfo: QueueInfo = { assetType: 'model', clusterId: 'c-kunshan' }
