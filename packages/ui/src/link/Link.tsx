import { type ComponentProps, createContext, type MouseEvent, use } from 'react'

/** How links lead on; the app that draws a screen says it. */
export interface Ways {
  /** The address that the browser shows for a path of the app, e.g. with its base in front. */
  readonly href: (to: string) => string
  readonly go: (to: string, how: WayOptions) => void
}

export interface WayOptions {
  /** Takes the place of the present page in the history. */
  readonly replace?: boolean | undefined
  /** The page stays scrolled to where it is. */
  readonly preventScrollReset?: boolean | undefined
}

/** Without an app around, a link is an ordinary one. */
export const WaysContext = createContext<Ways>({
  href: (to) => to,
  go: (to) => window.location.assign(to),
})

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, WayOptions {
  /** A path of the app with its query and hash, or a query alone. */
  readonly to: string
}

/** A link to another page of the app. A click with a modifier key remains the browser's. */
export const Link = ({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) => {
  const { href, go } = use(WaysContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return
    event.preventDefault()
    go(to, { replace, preventScrollReset })
  }
  return <a {...rest} href={href(to)} onClick={follow} />
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
