import { type ComponentProps, createContext, type MouseEventHandler, use } from 'react'

export interface LinkOptions {
  /** Takes the place of the present page in the history. */
  readonly replace?: boolean | undefined
  /** The page stays scrolled to where it is. */
  readonly preventScrollReset?: boolean | undefined
}

interface LinkTarget {
  /** Unless said, only when the link leads to where one is. */
  readonly replace?: boolean
  readonly preventScrollReset: boolean
  /** The window that the link opens in. */
  readonly target: string
}

/** How links are followed; the app that draws a screen says it, with the hooks of its router. */
export interface LinkAdapter {
  readonly useLinkProps: (
    to: string,
    how: LinkTarget,
  ) => {
    /** The address that the browser shows for a path of the app, e.g. with its base in front. */
    readonly href: string
    /** What happens on a click; one with a modifier key remains the browser's. */
    readonly onClick: MouseEventHandler<HTMLAnchorElement>
    /** The window in which every link opens, e.g. of a view that stands in another page. */
    readonly target?: string
    readonly rel?: string
  }
}

const leaveToBrowser = () => undefined

/** Without an app around, a link is an ordinary one. */
export const LinkAdapterContext = createContext<LinkAdapter>({
  useLinkProps: (to) => ({ href: to, onClick: leaveToBrowser }),
})

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, LinkOptions {
  /** A path of the app with its query and hash, a query alone, or an address of another app. */
  readonly to: string
}

/** A link to another page. */
export const Link = ({ to, replace, preventScrollReset = false, onClick, ...rest }: LinkProps) => {
  const { useLinkProps } = use(LinkAdapterContext)
  const { target = '_self' } = rest
  const link = useLinkProps(to, { preventScrollReset, target, ...(replace !== undefined && { replace }) })
  return (
    <a
      {...rest}
      href={link.href}
      {...(link.target !== undefined && { target: link.target, rel: link.rel })}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) link.onClick(event)
      }}
    />
  )
}
