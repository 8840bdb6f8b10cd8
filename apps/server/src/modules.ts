import { contract } from '@compute-mall/core/contract'
import type { FastifyInstance } from 'fastify'
import { assetModule } from './asset/index.ts'
import { auditModule } from './audit/index.ts'
import { cartModule } from './cart/index.ts'
import { chatModule } from './chat/index.ts'
import { deskModule, watched } from './desk/index.ts'
import { feedbackModule } from './feedback/index.ts'
import { formModule } from './form/index.ts'
import { goodsDraft, goodsModule } from './goods/index.ts'
import { callerOf, createSessions, identityModule, type Sessions } from './identity/index.ts'
import { invoiceModule } from './invoice/index.ts'
import { ledgerModule } from './ledger/index.ts'
import { listModule } from './list/index.ts'
import { noticeModule } from './notice/index.ts'
import { orderModule } from './order/index.ts'
import { paymentModule } from './payment/index.ts'
import { buildServer, type Extras, type Modules } from './platform/http/index.ts'
import type { Job } from './platform/jobs.ts'
import { outboxJob } from './platform/outbox/index.ts'
import type { Platform } from './platform/platform.ts'
import { platformJobs } from './platform/upkeep.ts'
import { provisionModule } from './provision/index.ts'
import { marksOf, purchaseInfoOf } from './purchase/index.ts'
import { resourceModule } from './resource/index.ts'
import { readSurroundings, searchModule } from './search/index.ts'
import { settlementDraft, settlementModule } from './settlement/index.ts'
import { shopModule } from './shop/index.ts'
import { siteModule } from './site/index.ts'
import { statementModule } from './statement/index.ts'
import { subscriptions } from './subscriptions.ts'
import { teamModule } from './team/index.ts'

export type MallModules = Modules<typeof contract>

export type ModuleList = (platform: Platform, sessions: Sessions) => Partial<MallModules>

/** Every domain module, by the name it has in the contract; one that is missing is a type error. */
export const allModules = (platform: Platform, sessions: Sessions): MallModules => ({
  site: siteModule(platform),
  identity: identityModule(platform, sessions),
  shop: shopModule(platform),
  resource: resourceModule(platform),
  goods: goodsModule(platform, (userId, skuIds) => marksOf(platform.db, userId, skuIds), readSurroundings),
  asset: assetModule(platform),
  search: searchModule(platform, (userId, goodsId) => purchaseInfoOf(platform.db, userId, goodsId)),
  cart: cartModule(platform),
  order: orderModule(platform),
  payment: paymentModule(platform),
  provision: provisionModule(platform),
  ledger: ledgerModule(platform),
  team: teamModule(platform, sessions),
  invoice: invoiceModule(platform),
  settlement: settlementModule(platform, sessions),
  chat: chatModule(platform, sessions),
  form: formModule(platform, [settlementDraft, goodsDraft(platform.db)]),
  list: listModule(platform),
  notice: noticeModule(platform),
  audit: auditModule(platform),
  feedback: feedbackModule(platform),
  desk: deskModule(platform),
  statement: statementModule(platform),
})

export interface App {
  readonly http: FastifyInstance
  readonly jobs: readonly Job[]
}

const jobsOf = (platform: Platform, modules: Partial<MallModules>): readonly Job[] =>
  [
    ...platformJobs(platform),
    outboxJob(platform, subscriptions),
    ...Object.values(modules).flatMap(({ jobs = [] }) => jobs),
  ].map((job) => watched(platform, job))

/** The work that repeats, beside an HTTP server that tells its health and nothing else. */
export const createWorker = async (platform: Platform): Promise<App> => {
  const sessions = createSessions(platform)
  const { authenticate } = sessions
  return {
    http: await buildServer({ platform, contract: {}, modules: {}, authenticate }),
    jobs: jobsOf(platform, allModules(platform, sessions)),
  }
}

/** The whole server, or as much of it as the modules listed: HTTP and the work that repeats. */
export const createApp = async (
  platform: Platform,
  list: ModuleList = allModules,
  extras?: Extras,
): Promise<App> => {
  const sessions = createSessions(platform)
  const modules = list(platform, sessions)
  const served = Object.fromEntries(Object.entries(contract).filter(([name]) => name in modules))
  return {
    http: await buildServer({
      platform,
      contract: served,
      modules: modules as Modules<typeof served>,
      authenticate: callerOf(platform, sessions),
      ...(extras && { extras }),
    }),
    jobs: jobsOf(platform, modules),
  }
}
