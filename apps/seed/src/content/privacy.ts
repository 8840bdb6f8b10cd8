import type { Agreement } from '@compute-mall/core/site'
import { words } from '../table.ts'
import { section } from './site.ts'

const collected = section(
  ['一、我们收集的信息', '1. What we collect'],
  [
    '注册与登录时，我们收集账号、手机号与邮箱；下单与开通时，我们记录订单、付款方式与所用资源；入驻时，我们收集商家资质。',
    'When you register and sign in: account, mobile number and e-mail. When you order and use resources: orders, ways of payment and what you use. When you settle in: the qualifications of a merchant.',
  ],
  [
    '为保障安全，我们记录登录时间、设备类型与网络地址。我们不收集与服务无关的信息。',
    'For security we record the time of sign-ins, the kind of device and the network address. We collect nothing that the service does not need.',
  ],
)
const used = section(
  ['二、信息的使用', '2. What we use it for'],
  [
    '信息用于提供与改进服务、结算、客服与安全防护。未经您的同意，我们不会用于营销。',
    'To provide and improve the service, to settle accounts, to answer you and to keep the service safe. It is not used for marketing without your consent.',
  ],
)
const shared = section(
  ['三、信息的共享', '3. With whom we share it'],
  [
    '为履行订单，商家与算力中心会获得必要的订单信息；付款机构会获得付款信息。证件号与银行账号加密保存，展示时脱敏。',
    'Merchants and computing centres get what they need to fulfil an order, payment providers what they need for the payment. ID and bank numbers are kept encrypted and shown masked.',
  ],
)
const rights = section(
  ['四、您的权利', '4. Your rights'],
  [
    '您可以在控制台查看和更正个人信息，也可以通过意见反馈要求删除账号；法律要求保存的记录除外。',
    'You can see and correct your data in the console, and ask by feedback for your account to be deleted, except for records that the law requires us to keep.',
  ],
)
const kept = section(
  ['五、保存期限与联系方式', '5. How long we keep it, and how to reach us'],
  [
    '订单与结算记录保存五年，聊天记录保存两年，通知保存一百八十天。对本政策有疑问，请通过意见反馈联系我们。',
    'Orders and settlements are kept for five years, conversations for two, notices for 180 days. Write to us by feedback with any question about this policy.',
  ],
)

const title = words('隐私政策', 'Privacy Policy')

/** The versions of the privacy policy, the newest first. */
export const privacy: readonly Agreement[] = [
  {
    version: '2026-08',
    title,
    effective: '2026-08-01T00:00:00.000+08:00',
    sections: [collected, used, shared, rights, kept],
  },
  {
    version: '2025-01',
    title,
    effective: '2025-01-01T00:00:00.000+08:00',
    sections: [collected, used, shared, rights],
  },
]
