import { reviewFixtures } from '../review/testing/index.ts'
import type { Application, ApplicationInfo, ApplicationRow, SettlementForm } from './settlement.codec.ts'
import { notApplied } from './settlement.rules.ts'

/** A company that fills in everything; its numbers have right check characters and belong to nobody. */
export const enterpriseForm: SettlementForm = {
  applicantType: 'ENTERPRISE',
  realName: '星澜智算科技有限公司',
  uscc: '91350100M000100Y43',
  legalRepresentative: '陈星澜',
  identificationNumber: '11010519491231002X',
  registeredCapital: '1000',
  registeredDate: '2019-03-18',
  registeredAddress: '福建省福州市鼓楼区软件大道89号A座12层',
  telephone: '0591-87654321',
  scaleLevel: 'SCALE_L3',
  direction: '智能算力与模型服务',
  certificationImg: 'picture_licence',
  shopName: '星澜智算',
  logoImg: '',
  webSite: 'https://xinglan.example.com',
  description: '专注智能算力调度与模型推理服务，为高校和企业提供一站式方案。',
  introducer: '',
  bankAccountName: '星澜智算科技有限公司',
  bankAccount: '6222021234567890123',
  bankName: '中国工商银行福州鼓楼支行',
  period: 'PERIOD_3',
  contactName: '林一帆',
  contactMobile: '13800138000',
  contactEmail: 'yifan@xinglan.example.com',
  contactAddress: '福建省福州市鼓楼区软件大道89号A座12层',
  serviceTelephone: '400-820-2190',
  serviceHours: '09:00-18:00',
  serviceEmail: 'service@xinglan.example.com',
}

/** A developer on their own; what only a company has stays empty. */
export const personalForm: SettlementForm = {
  ...enterpriseForm,
  applicantType: 'PERSONAL',
  realName: '苏沐言',
  uscc: '',
  legalRepresentative: '',
  registeredCapital: '',
  registeredDate: '',
  registeredAddress: '',
  telephone: '',
  scaleLevel: '',
  direction: '科学计算软件',
  certificationImg: 'picture_id',
  shopName: '沐言科学计算',
  description: '从事分子动力学软件开发十年，提供移植与优化服务。',
  bankAccountName: '苏沐言',
  contactName: '苏沐言',
}

export const inReview: ApplicationInfo = {
  ...notApplied,
  applyStatus: 'IN_REVIEW',
  applicationId: 'application_1',
  applicantType: 'ENTERPRISE',
  applyTime: '2026-11-20T02:00:00.000Z',
}

export const rejected: ApplicationInfo = {
  ...inReview,
  applyStatus: 'REJECTED',
  reviewTime: '2026-11-20T08:30:00.000Z',
  rejectReason: '营业执照图片不清晰，请重新上传。',
}

export const approved: ApplicationInfo = {
  ...inReview,
  applyStatus: 'APPROVED',
  reviewTime: '2026-11-20T08:30:00.000Z',
  retailerId: 'retailer_1',
}

/** As its owner and operations see it: numbers, phone and e-mail masked. */
export const application: Application = {
  applicationId: 'application_1',
  applyStatus: 'REJECTED',
  applyTime: '2026-11-20T02:00:00.000Z',
  reviewTime: '2026-11-20T08:30:00.000Z',
  rejectReason: '营业执照图片不清晰，请重新上传。',
  reasons: reviewFixtures.reasons,
  submission: { number: 1, revision: 1, hash: 'hash_1' },
  dueAt: '2026-11-25T16:00:00.000Z',
  changes: [],
  previousReasons: [],
  answers: {},
  claim: null,
  form: {
    ...enterpriseForm,
    identificationNumber: '1101****002X',
    bankAccount: '6222****0123',
    contactMobile: '138****8000',
    contactEmail: 'yi****@xinglan.example.com',
  },
  steps: [
    {
      event: 'application.submitted',
      from: 'NOT_APPLY',
      to: 'IN_REVIEW',
      at: '2026-11-20T02:00:00.000Z',
      by: 'leader',
      reason: null,
    },
    {
      event: 'review.rejected',
      from: 'IN_REVIEW',
      to: 'REJECTED',
      at: '2026-11-20T08:30:00.000Z',
      by: 'reviewer',
      reason: '营业执照图片不清晰，请重新上传。',
    },
  ],
}

export const applicationRow: ApplicationRow = {
  applicationId: 'application_1',
  applyStatus: 'IN_REVIEW',
  applicantType: 'ENTERPRISE',
  realName: '星澜智算科技有限公司',
  shopName: '星澜智算',
  direction: '智能算力与模型服务',
  applyTime: '2026-11-20T02:00:00.000Z',
  reviewTime: null,
  number: 1,
  changedFields: 0,
  dueAt: '2026-11-25T16:00:00.000Z',
  claim: null,
}

/** Submitted a second time with an answer, and open with another reviewer. */
export const resubmittedApplication: Application = {
  ...application,
  applicationId: 'application_2',
  applyStatus: 'IN_REVIEW',
  applyTime: '2026-11-21T02:00:00.000Z',
  reviewTime: null,
  rejectReason: null,
  reasons: [],
  submission: { number: 2, revision: 2, hash: 'hash_2' },
  dueAt: '2026-11-25T16:00:00.000Z',
  changes: [
    { field: 'certificationImg', before: 'picture_licence', after: 'picture_licence_2' },
    { field: 'bankAccount', before: '6222****0123', after: '6222****9876' },
  ],
  previousReasons: reviewFixtures.reasons,
  answers: { bankName: '开户行已核对，与开户许可证一致。' },
  claim: reviewFixtures.claimOfAnother,
}
