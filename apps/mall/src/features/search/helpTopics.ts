import { addresses, documentAddresses, helpAddresses, liveAddress } from '@compute-mall/app/routes'
import type { HelpTopic } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'

const topic = (id: string, zh: string, en: string, ...keywords: readonly string[]): HelpTopic => ({
  id,
  name: { zh, en },
  keywords,
})

/** Pages of help and service, with the words by which people look for them. */
export const helpTopics = (): readonly HelpTopic[] => [
  topic(
    helpAddresses.invoices.href(),
    '发票管理',
    'Invoices',
    '发票',
    'invoice',
    '开票',
    '开发票',
    'fapiao',
    'receipt',
  ),
  topic(
    addresses.console.orders.href(),
    '我的订单与退款',
    'Orders and refunds',
    '退款',
    '退货',
    '退订',
    'refund',
  ),
  topic(
    addresses.console.resources.href(),
    '我的资源与续费',
    'Resources and renewals',
    '续费',
    '续订',
    '到期',
    'ssh',
    'renew',
  ),
  topic(helpAddresses.team.href(), '团队管理', 'Team', '子账号', '成员', '协作', 'members', 'sub-account'),
  topic(
    helpAddresses.settings.href(),
    '账号设置',
    'Account settings',
    '密码',
    '手机号',
    '邮箱',
    'password',
    'email',
  ),
  topic(
    routes.feedback.href(),
    '意见反馈',
    'Feedback',
    '投诉',
    '建议',
    '客服',
    'complaint',
    'support',
    'contact',
  ),
  topic(routes.settle.href(), '商家入驻', 'Become a merchant', '入驻', '开店', '服务商', 'sell', 'merchant'),
  topic(routes.serviceAi.href(), '人工智能服务', 'AI services', '训练', '推理', 'ai service'),
  topic(routes.serviceContainer.href(), '容器服务', 'Container services', 'docker', 'kubernetes', 'k8s'),
  topic(routes.serviceEcs.href(), '云服务器服务', 'Cloud server services', 'ecs', 'vps'),
  topic(routes.serviceHpc.href(), '高性能计算服务', 'HPC services', 'hpc', 'slurm', '超算', '作业调度'),
  topic(
    documentAddresses.agreement.href(),
    '算力服务协议',
    'Service agreement',
    '协议',
    '条款',
    '合同',
    'terms',
  ),
  topic(documentAddresses.privacy.href(), '隐私政策', 'Privacy policy', '隐私', '个人信息', 'privacy'),
  topic(liveAddress.href(), '直播', 'Live broadcast', '峰会', 'webinar', 'summit'),
]
