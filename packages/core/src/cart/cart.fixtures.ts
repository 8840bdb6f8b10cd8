import type { CartItem } from './cart.codec.ts'

/** 1,000 card hours of an A800 node at East China I, 20 % below the source price. */
export const cardHours: CartItem = {
  id: 'cart_1',
  goodsId: '20000101',
  skuId: '20000101',
  pricingId: '2000010101',
  centerName: { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' },
  clusterId: 'c-kunshan',
  purchaseAmount: 1000,
  purchaseDuration: 1,
  purchaseDurationUnit: 'month',
  goods: {
    name: { zh: 'A800 八卡节点', en: 'A800 eight-card node' },
    kind: 'heterogeneous',
    goodsType: 'share',
    goodsResourceType: 'gpu',
    scheduler: 'SLURM',
    availableCluster: true,
    display: true,
    availability: 1,
    shopId: '1001',
    shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
    specification: [{ zh: 'A800', en: 'A800' }],
    figures: ['8×A800'],
  },
  price: { current: '25.60', source: '32.00', added: '25.60', unit: 'cardHour', billingType: 'ONCE' },
  limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 36 },
  left: 57_000,
  sourceTotal: '32000.00',
  actualTotal: '25600.00',
}

/** 500 GB for six months; storage lasts at least three. */
export const storage: CartItem = {
  ...cardHours,
  id: 'cart_2',
  goodsId: '20000301',
  skuId: '20000301',
  pricingId: '2000030101',
  purchaseAmount: 500,
  purchaseDuration: 6,
  goods: {
    ...cardHours.goods,
    name: { zh: '并行文件存储', en: 'Parallel file storage' },
    kind: 'storage',
    goodsType: 'storage',
    goodsResourceType: 'storage',
    scheduler: null,
    specification: [],
    figures: ['500 GB'],
  },
  price: { current: '0.2500', source: '0.2500', added: '0.3000', unit: 'gbMonth', billingType: 'MONTH' },
  limit: { amount: 100, maxAmount: 100_000, duration: 3, maxDuration: 36 },
  sourceTotal: '750.00',
  actualTotal: '750.00',
}

/** A perpetual licence, which runs nowhere in particular, of another shop. */
export const licence: CartItem = {
  ...cardHours,
  id: 'cart_3',
  goodsId: '20000601',
  skuId: '20000601',
  pricingId: '2000060101',
  centerName: null,
  clusterId: null,
  purchaseAmount: 1,
  goods: {
    ...cardHours.goods,
    name: { zh: '流体仿真软件', en: 'Fluid simulation software' },
    kind: 'software',
    goodsType: 'other',
    goodsResourceType: null,
    scheduler: null,
    shopId: '1002',
    shopName: { zh: '工业仿真专营店', en: 'Industrial Simulation Store' },
    specification: [{ zh: '专业版', en: 'Professional' }],
    figures: [],
  },
  price: { current: '5999.00', source: '5999.00', added: '5888.00', unit: 'times', billingType: 'FOREVER' },
  limit: { amount: 1, maxAmount: 10, duration: 1, maxDuration: 1 },
  sourceTotal: '5999.00',
  actualTotal: '5999.00',
}

/** The same licence after it left the shelf. */
export const offShelf: CartItem = { ...licence, id: 'cart_4', goods: { ...licence.goods, display: false } }
