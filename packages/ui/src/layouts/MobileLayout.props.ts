import type { ShellCommands, ShellView } from './shell.ts'

/** The areas in the bar at the lower edge of a phone. */
export type MobileArea = 'home' | 'app' | 'compute' | 'cart'

export interface MobileShellProps {
  readonly view: ShellView & {
    /** The name of the page; empty where the page says it itself. */
    readonly title: string
    /** The area that the page is; null for one that leads back to where one came from. */
    readonly area: MobileArea | null
    /** The bar above offers the search in place of the title. */
    readonly searches: boolean
    /** And the way to the cart, where the areas do not have it. */
    readonly offersCart: boolean
  }
  readonly commands: ShellCommands & { readonly back: () => void }
}
