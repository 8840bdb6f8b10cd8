import { type LiveStream, type SiteFacts, servicePages } from '@compute-mall/core/site'

/** What holds until an operator has said otherwise; amounts are those that the specification names (R9.01). */
export const defaults = {
  siteIndex: {
    isMainSite: true,
    oneClusterId: null,
    purchaseEnable: true,
    acctEndDays: 30,
    fileTransferEnable: true,
    footer: [],
    footerEn: [],
    themeConfig: { theme: 'default' },
  } satisfies SiteFacts,
  servicePages,
  /** No room to broadcast from. */
  liveRoom: null,
  liveStream: { live: false, title: { zh: '', en: '' }, startTime: null, viewers: 0 } satisfies LiveStream,
  /** Nothing is kept of a sale until operations say so (W18). */
  serviceFeeRates: [],
  /** Phones have no chat until operations say so (D22). */
  chatOnPhones: false,
  buyComputeResourceLimit: { minCpuNum: 1, minGpuNum: 1 },
  buyStorageResourceLimit: { minQuota: 1, maxQuota: 99_999_999, minDuration: 1 },
} as const
