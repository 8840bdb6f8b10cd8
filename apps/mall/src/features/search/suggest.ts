import type { SuggestionsProps } from '@compute-mall/ui/parts'
import type { ComponentType } from 'react'

/** Loads what is suggested below the search: few visitors search, and none at first. */
export const suggest = async (): Promise<ComponentType<SuggestionsProps>> =>
  (await import('./Suggestions.tsx')).Suggestions
