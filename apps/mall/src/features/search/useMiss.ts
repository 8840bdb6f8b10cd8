import { shownInPlace } from '@compute-mall/core/client'
import { missOf, type Search } from '@compute-mall/core/search'
import { useClient } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Results } from './results.ts'
import { useCorrection } from './useCorrection.ts'

interface Hits {
  readonly total: number
  readonly correctedWords: string | null
}

/** Tells operations of a search that failed, with the message that was shown, or whose words found nothing (R8.03). */
export const useMiss = (search: Search, results: Results<Hits>): void => {
  const client = useClient()
  const say = useSay()
  const { t } = useTranslation('search')
  const { keyword } = search
  const correction = useCorrection(keyword)
  const outcome =
    results.state === 'loading' ? null : missOf(search, results.state === 'found' ? results.hits : null)
  const failure = results.state === 'failed' && results.message !== undefined ? say(results.message) : null
  const corrected = results.state === 'found' ? results.hits.correctedWords : null
  const shown = corrected === null ? t('noneFor', { words: keyword }) : correction(corrected)
  const message = failure ?? shown
  useEffect(() => {
    if (outcome === null) return
    void client.search.trackMiss({ body: { keyWords: keyword, outcome, message } }, shownInPlace)()
  }, [client, keyword, outcome, message])
}
