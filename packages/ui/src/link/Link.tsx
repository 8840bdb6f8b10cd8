import { type ComponentProps, createContext, type MouseEventHandler, use } from 'react'

export interface WayOptions {
  /** Takes the place of the present page in the history. */
  readonly replace?: boolean | undefined
  /** The page stays scrolled to where it is. */
  readonly preventScrollReset?: boolean | undefined
}

export interface FollowOptions {
  /** Unless said, only when the link leads to where one is. */
  readonly replace?: boolean
  readonly preventScrollReset: boolean
  /** The window that the link opens in. */
  readonly target: string
}

/** How links lead on; the app that draws a screen says it, with the hooks of its router. */
export interface Ways {
  /** The address that the browser shows for a path of the app, e.g. with its base in front. */
  readonly useHref: (to: string) => string
  /** What happens on a click; one with a modifier key remains the browser's. */
  readonly useFollow: (to: string, how: FollowOptions) => MouseEventHandler<HTMLAnchorElement>
}

const leaveToBrowser = () => undefined

/** Without an app around, a link is an ordinary one. */
export const WaysContext = createContext<Ways>({
  useHref: (to) => to,
  useFollow: () => leaveToBrowser,
})

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, WayOptions {
  /** A path of the app with its query and hash, or a query alone. */
  readonly to: string
}

/** A link to another page of the app. */
export const Link = ({ to, replace, preventScrollReset = false, onClick, ...rest }: LinkProps) => {
  const { useHref, useFollow } = use(WaysContext)
  const { target = '_self' } = rest
  const follow = useFollow(to, { preventScrollReset, target, ...(replace !== undefined && { replace }) })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
