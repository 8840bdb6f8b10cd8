import { useLoaded } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { pipe, TE } from '@compute-mall/core/fp'
import { type GoodsForm, NO_PLATFORM_LIMITS, type PlatformLimits } from '@compute-mall/core/goods'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { settingOf } from './settingOf.ts'

interface KnownPlatform {
  /** What operations allow of goods of this kind, in words; null where they allow everything, or it is not known yet. */
  readonly words: readonly string[] | null
  readonly limits: PlatformLimits
}

/**
 * What operations allow of goods of this kind.
 * @param goods null while they are not known, or nobody needs to know
 */
export const usePlatformLimits = (goods: Pick<GoodsForm, 'kind' | 'type'> | null): KnownPlatform => {
  const client = useClient()
  const { t } = useTranslation('seller')
  const name = goods === null ? null : settingOf(goods)
  const { loaded } = useLoaded({
    key: name,
    load: () =>
      pipe(
        client.site.platformConfig({ query: { name: name ?? 'buyComputeResourceLimit' } }, shownInPlace),
        // Loaded apart, for it brings the codecs of the platform's settings along.
        TE.flatMapTask(
          ({ value }) =>
            async () =>
              (await import('./platformLimits.ts')).limitsIn(value),
        ),
      ),
  })
  if (name === null || loaded.kind !== 'loaded' || loaded.value === null)
    return { words: null, limits: NO_PLATFORM_LIMITS }
  const known = loaded.value
  return known.of === 'storage'
    ? {
        words: [
          t('goods.platform.quota', { least: known.limits.minQuota, most: known.limits.maxQuota }),
          t('goods.platform.months', { least: known.limits.minDuration }),
        ],
        limits: { ...NO_PLATFORM_LIMITS, storage: known.limits },
      }
    : {
        words: [
          t('goods.platform.cores', { least: known.limits.minCpuNum }),
          t('goods.platform.cards', { least: known.limits.minGpuNum }),
        ],
        limits: { ...NO_PLATFORM_LIMITS, compute: known.limits },
      }
}
