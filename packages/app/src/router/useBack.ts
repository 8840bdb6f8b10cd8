import { useCallback } from 'react'
import { useNavigate } from './useNavigate.ts'

/**
 * Goes back; whoever came by a link from elsewhere has nowhere here to go back to.
 * @param instead where they go then
 */
export const useBack = (instead = '/'): (() => void) => {
  const navigate = useNavigate()
  return useCallback(
    () => (window.history.length > 1 ? navigate(-1) : navigate(instead, { replace: true })),
    [navigate, instead],
  )
}
