import { addresses, defineRoutes, listParams, params, route } from '@compute-mall/app/routes'
import { auditList } from '@compute-mall/core/audit'
import { Id } from '@compute-mall/core/codec'
import { feedbackList } from '@compute-mall/core/feedback'
import { goodsApplicationList, shelvedGoodsList } from '@compute-mall/core/goods'
import { applicationList } from '@compute-mall/core/settlement'
import { mayRead } from './access.ts'

const common = { layout: 'admin', access: 'login' } as const

/** The pages of the admin app, by the path that stands behind the hash. */
export const routes = defineRoutes({
  home: route({
    ...common,
    path: addresses.admin.home.path,
    params: addresses.admin.home.params,
    title: 'admin:home',
    area: 'home',
    allows: mayRead('home'),
    page: 'home/HomeRoute',
    texts: [],
  }),
  goodsQueue: route({
    ...common,
    path: '/goods-applications',
    params: listParams(goodsApplicationList),
    title: 'admin:goodsQueue',
    area: 'goodsQueue',
    allows: mayRead('goodsQueue'),
    page: 'goods/GoodsQueueRoute',
    texts: ['list', 'review', 'goods', 'error'],
  }),
  goodsReview: route({
    ...common,
    path: '/goods-applications/:applicationId',
    params: params({ applicationId: Id }, {}),
    title: 'admin:goodsReview',
    area: 'goodsQueue',
    allows: mayRead('goodsQueue'),
    page: 'goods/GoodsReviewRoute',
    texts: ['review', 'goods', 'error'],
  }),
  goods: route({
    ...common,
    path: '/goods',
    params: listParams(shelvedGoodsList),
    title: 'admin:goods',
    area: 'goods',
    allows: mayRead('goods'),
    page: 'goods/ShelvesRoute',
    texts: ['list', 'review', 'goods', 'error'],
  }),
  merchants: route({
    ...common,
    path: '/merchants',
    params: listParams(applicationList),
    title: 'admin:merchants',
    area: 'merchants',
    allows: mayRead('merchants'),
    page: 'settlement/MerchantsRoute',
    texts: ['list', 'review', 'settlement', 'error'],
  }),
  merchant: route({
    ...common,
    path: '/merchants/:applicationId',
    params: params({ applicationId: Id }, {}),
    title: 'admin:merchantReview',
    area: 'merchants',
    allows: mayRead('merchants'),
    page: 'settlement/MerchantRoute',
    texts: ['review', 'settlement', 'error'],
  }),
  feedback: route({
    ...common,
    path: '/feedback',
    params: listParams(feedbackList),
    title: 'admin:feedback',
    area: 'feedback',
    allows: mayRead('feedback'),
    page: 'feedback/FeedbackQueueRoute',
    texts: ['list', 'feedback', 'error'],
  }),
  feedbackDetail: route({
    ...common,
    path: '/feedback/:feedbackId',
    params: params({ feedbackId: Id }, {}),
    title: 'admin:feedback',
    area: 'feedback',
    allows: mayRead('feedback'),
    page: 'feedback/FeedbackRoute',
    texts: ['feedback', 'error'],
  }),
  audit: route({
    ...common,
    path: '/audit',
    params: listParams(auditList),
    title: 'admin:audit',
    area: 'audit',
    allows: mayRead('audit'),
    page: 'audit/AuditRoute',
    texts: ['list', 'audit', 'review', 'settlement', 'error'],
  }),
})
