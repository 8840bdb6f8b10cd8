import { messages } from '../messages/index.ts'

/** Words for what the AI community holds (R1.04). */
export const assetMessages = messages({
  zh: {
    'type.model': 'AI 模型',
    'type.dataset': '数据集',
    'type.studio': '应用空间',
    uses_other: '{{count}} 次使用',
    likes_other: '{{count}} 人喜欢',
    updated: '{{time}}更新',
    owner: '发布者 {{name}}',
    buy: '查看商品',
  },
  en: {
    'type.model': 'AI models',
    'type.dataset': 'Data sets',
    'type.studio': 'Studios',
    uses_one: 'Used {{count}} time',
    uses_other: 'Used {{count}} times',
    likes_one: '{{count}} like',
    likes_other: '{{count}} likes',
    updated: 'Updated {{time}}',
    owner: 'By {{name}}',
    buy: 'View the product',
  },
})
