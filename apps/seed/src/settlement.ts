import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { emptyForm, type SettlementForm } from '@compute-mall/core/settlement'
import { DAY_MS } from '@compute-mall/core/time'
import type { Database } from '@compute-mall/server/platform/database'
import type { Vault } from '@compute-mall/server/platform/vault'
import {
  infoOf,
  keepPicture,
  reviewApplication,
  type SettlementVerdict,
  submitApplication,
} from '@compute-mall/server/settlement'
import type { Transaction } from 'kysely'
import sharp from 'sharp'

/** Numbers with right check characters that belong to nobody we know. */
const company: SeedApplicant['form'] = {
  ...emptyForm('ENTERPRISE'),
  realName: '闽海云算科技有限公司',
  uscc: '91350102MA8XL6Q274',
  legalRepresentative: '郑闽海',
  identificationNumber: '350102197806150033',
  registeredCapital: '2000',
  registeredDate: '2021-05-12',
  registeredAddress: '福建省福州市鼓楼区五四路128号恒力城1806室',
  telephone: '0591-55550166',
  scaleLevel: 'SCALE_L2',
  direction: '智能算力与推理服务',
  shopName: '闽海云算',
  webSite: 'https://minhai.example.com',
  description: '面向东南沿海的智能算力服务商，提供整机租用、推理加速与迁移服务。',
  bankAccountName: '闽海云算科技有限公司',
  bankAccount: '591902348710608',
  bankName: '招商银行福州五四支行',
  period: 'PERIOD_3',
  contactName: '许静宜',
  contactMobile: '13900550166',
  contactEmail: 'jingyi.xu@minhai.example.com',
  contactAddress: '福建省福州市鼓楼区五四路128号恒力城1806室',
  serviceTelephone: '0591-55550188-801',
  serviceHours: '09:00-18:00',
  serviceEmail: 'service@minhai.example.com',
}

const developer: SeedApplicant['form'] = {
  ...emptyForm('PERSONAL'),
  realName: '沈知远',
  identificationNumber: '330106199008231040',
  direction: '气象模式移植',
  shopName: '知远气象工坊',
  description: '从事数值天气预报模式的移植与优化八年，交付过三个区域业务系统。',
  bankAccountName: '沈知远',
  bankAccount: '6217001540012345678',
  bankName: '中国建设银行杭州西湖支行',
  period: 'PERIOD_2',
  contactName: '沈知远',
  contactMobile: '13900550288',
  contactEmail: 'zhiyuan.shen@weather.example.com',
  contactAddress: '浙江省杭州市西湖区学院路77号3幢502室',
  serviceTelephone: '13900550288',
  serviceHours: '10:00-20:00',
  serviceEmail: 'zhiyuan.shen@weather.example.com',
}

const studio: SeedApplicant['form'] = {
  ...emptyForm('PERSONAL'),
  realName: '叶知秋',
  identificationNumber: '350102199211170026',
  direction: '生物信息流程',
  shopName: '知秋生信工坊',
  description: '为课题组搭建基因组与转录组分析流程，提供可复现的运行环境。',
  bankAccountName: '叶知秋',
  bankAccount: '6214830000223344556',
  bankName: '招商银行福州晋安支行',
  period: 'PERIOD_2',
  contactName: '叶知秋',
  contactMobile: '13900550399',
  contactEmail: 'zhiqiu.ye@bioflow.example.com',
  contactAddress: '福建省福州市晋安区福马路168号5幢302室',
  serviceTelephone: '13900550399',
  serviceHours: '09:00-18:00',
  serviceEmail: 'zhiqiu.ye@bioflow.example.com',
}

/** A sheet with a seal, as certificates look from afar. */
const certificate = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420">
        <rect width="640" height="420" fill="#fdf8ec"/>
        <rect x="16" y="16" width="608" height="388" fill="none" stroke="#b8925a" stroke-width="6"/>
        <g fill="#8a8375"><rect x="220" y="56" width="200" height="22"/><rect x="72" y="130" width="380" height="12"/>
        <rect x="72" y="170" width="460" height="12"/><rect x="72" y="210" width="330" height="12"/>
        <rect x="72" y="250" width="420" height="12"/></g>
        <circle cx="500" cy="310" r="58" fill="none" stroke="#c00019" stroke-width="8"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** @throws Error when the demonstration breaks a rule of its own */
const demand = <A>(answer: E.Either<Refusal, A>): A => {
  if (E.isLeft(answer)) throw new Error(`settlement seed: ${JSON.stringify(answer.left)}`)
  return answer.right
}

/** What operations said, and who of them. */
interface SeedVerdict {
  readonly approves: boolean
  readonly reviewerId: string
  readonly now: Date
  readonly reason?: string
  readonly reasons?: SettlementVerdict['reasons']
}

/** Somebody who applied, and what operations said to it. */
export interface SeedApplicant {
  readonly userId: string
  readonly form: Omit<SettlementForm, 'certificationImg'>
  readonly at: Date
  readonly verdict?: SeedVerdict
}

/** An application, made as applicants and operations make them. @throws Error when it breaks a rule */
export const seedApplication = async (
  trx: Transaction<Database>,
  vault: Vault,
  { userId, form, at, verdict }: SeedApplicant,
): Promise<void> => {
  const picture = { bytes: await certificate(), contentType: 'image/png' } as const
  const kept = await keepPicture(trx, vault, picture, { userId, use: 'certificationImg', now: at })
  const submitter = { userId, language: 'zh', now: at, key: `seed-${userId}`, vault } as const
  demand(await submitApplication(trx, { ...form, certificationImg: demand(kept).pictureId }, submitter))
  if (verdict === undefined) return
  const { applicationId } = await infoOf(trx, userId)
  const { approves, reviewerId, now, reason = null, reasons = [] } = verdict
  const by = {
    actorId: reviewerId,
    actor: reviewerId.replace('u-', ''),
    source: 'staff',
    role: 'operator',
    requestId: null,
    now,
  } as const
  demand(
    await reviewApplication(trx, applicationId ?? '', {
      approves,
      revision: 1,
      reason,
      reasons,
      logo: null,
      by,
    }),
  )
}

/** An application in each state: one waits for its review, one was rejected, and one was approved two days ago. */
export const seedSettlement = async (trx: Transaction<Database>, vault: Vault, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await seedApplication(trx, vault, { userId: 'u-applicant', form: company, at: daysAgo(1) })
  const verdict: SeedVerdict = {
    approves: false,
    reviewerId: 'u-reviewer',
    reason: '请按以下原因修改后重新提交。',
    reasons: [
      { field: 'certificationImg', code: 'unreadable', text: '身份证照片不清晰，请重新拍摄后上传。' },
      { field: 'bankName', code: 'mismatch', text: '开户银行名称与账号所属支行不一致。' },
    ],
    now: daysAgo(4),
  }
  await seedApplication(trx, vault, { userId: 'u-rejected', form: developer, at: daysAgo(6), verdict })
  const approval = { approves: true, reviewerId: 'u-reviewer', now: daysAgo(2) } as const
  await seedApplication(trx, vault, { userId: 'u-merchant', form: studio, at: daysAgo(4), verdict: approval })
}
