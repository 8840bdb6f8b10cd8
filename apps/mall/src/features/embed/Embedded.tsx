import { pathWithin, useEnvironment, useRouteState } from '@compute-mall/app'
import { CHANNEL_KEY, withChannel } from '@compute-mall/core/site'
import { type LinkAdapter, LinkAdapterContext } from '@compute-mall/ui/link'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Bare } from './Bare.tsx'

/** Links lead out of the frame into a page of their own, with the channel of the page that embeds us (R2.18). */
const outward = (prefix: string, channel: string): LinkAdapter => ({
  useLinkProps: (to) => {
    const own = pathWithin(prefix, to)
    const path = own === undefined ? to : prefix + own
    return {
      href: own === undefined || channel === '' ? path : withChannel(path, channel),
      onClick: () => undefined,
      target: '_blank',
      rel: 'noopener',
    }
  },
})

/**
 * The origin of the page that embeds us. That it may is ensured before this runs: the browser shows us within no page
 * whose origin `frame-ancestors` does not name.
 */
const parentOrigin = (): string | null => {
  if (window.parent === window || !URL.canParse(document.referrer)) return null
  return new URL(document.referrer).origin
}

/** A view that stands in another page: its links open pages of their own, and its height is told to that page (R2.04). */
export const Embedded = ({ children }: { readonly children: ReactNode }) => {
  const { location } = useRouteState()
  const { prefix } = useEnvironment()
  const channel = new URLSearchParams(location.search).get(CHANNEL_KEY) ?? ''
  const adapter = useMemo(() => outward(prefix, channel), [prefix, channel])
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = content
    const origin = parentOrigin()
    if (current === null || origin === null) return
    const observer = new ResizeObserver(() =>
      window.parent.postMessage({ type: 'mall:height', height: Math.ceil(current.offsetHeight) }, origin),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <LinkAdapterContext value={adapter}>
      <div ref={content}>
        <Bare>{children}</Bare>
      </div>
    </LinkAdapterContext>
  )
}
