import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import {
  isSuggestible,
  SUGGEST_AFTER_MS,
  type Suggestion,
  startingSuggestions,
  suggestedTopics,
  suggestionsOf,
  topicsFor,
} from '@compute-mall/core/search'
import { useClient } from '@compute-mall/react'
import { useEffect, useState } from 'react'
import { useFavourites } from '../goods/useFavourites.ts'
import { helpTopics } from './helpTopics.ts'
import { forgetGoods, recentGoods } from './recentGoods.ts'

/** What the server suggests for words, and for which. */
interface Answer {
  readonly words: string
  readonly list: readonly Suggestion[]
}

/** What is offered for what is typed: asked for when the typing rests, and nothing of words before. */
export const useOffered = (typed: string) => {
  const client = useClient()
  const [answer, setAnswer] = useState<Answer>({ words: '', list: [] })
  const [recent, setRecent] = useState(recentGoods)
  const favourites = useFavourites()
  const words = typed.trim()
  const isAsked = isSuggestible(words)
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const timer = setTimeout(() => {
      void client.search
        .suggestions({ query: { keyWords: words } }, shownInPlace)()
        .then((found) => {
          if (!isWanted || E.isLeft(found)) return
          const topics = suggestedTopics(topicsFor(words, helpTopics()))
          setAnswer({ words, list: [...suggestionsOf(found.right), ...topics] })
        })
    }, SUGGEST_AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, words, isAsked])
  const starting = words === '' ? startingSuggestions(recent, favourites) : []
  return {
    offered: isAsked ? answer.list.filter(() => answer.words === words) : starting,
    forget:
      words === '' && recent.length > 0
        ? () => {
            forgetGoods()
            setRecent([])
          }
        : undefined,
  }
}
