import type { SiteIndex } from '@compute-mall/core/site'
import type { ComponentType } from 'react'
import type { SuggestionsProps } from '../parts/index.ts'

/** The main areas of the mall, in the order of the navigation. */
export const sections = ['home', 'app', 'compute', 'community', 'ranking', 'service'] as const
export type Section = (typeof sections)[number]

/** The four service pages, as they stand where their order is not known (R2.14). */
const services = {
  ai: 'serviceAi',
  container: 'serviceContainer',
  ecs: 'serviceEcs',
  hpc: 'serviceHpc',
} as const
type Service = (typeof services)[keyof typeof services]

export interface FooterColumn {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** The categories of the mall, computing beside applications, and its services, as operations order them. */
export type Menu = SiteIndex['menu']

/** The service pages in the order of operations. */
export const servicesIn = (menu: Menu | undefined): readonly Service[] =>
  menu?.service.map((page) => services[page]) ?? Object.values(services)

/** What the frame around a page shows. */
export interface ShellView {
  /** Those areas that are open; the navigation shows no way into the void. */
  readonly sections: readonly Section[]
  /** The area of the current page. */
  readonly section: Section | null
  /** The name to greet; `null` for a visitor. */
  readonly userName: string | null
  /** The customer's sales contact, where this host shows one (R6.04). */
  readonly saler?: string | undefined
  /** A site of a region or a partner beside the main one (R3.11). */
  readonly isSubSite?: boolean | undefined
  /** `null` hides the cart (R6.04). */
  readonly cartCount: number | null
  /** `null` hides the messages. */
  readonly unreadCount: number | null
  readonly keyword: string
  /** Undefined where it is not known. */
  readonly menu: Menu | undefined
  /** From the site's index data, in the language of the page. */
  readonly footer: readonly FooterColumn[]
  /** Addresses of the other apps; one that is missing is not shown. */
  readonly links: {
    readonly home: string
    readonly section: Readonly<Record<Exclude<Section, 'service'>, string>>
    readonly service: Readonly<Record<Service, string>>
    /** Where the words of the search are looked for. */
    readonly search: string
    /** Where a phone has words for the search entered, with those that were looked for. */
    readonly searchStart: (keyword: string) => string
    readonly cart: string
    readonly messages: string
    readonly settle: string
    readonly signIn: string
    readonly signUp?: string | undefined
    readonly orders?: string | undefined
    readonly console?: string | undefined
    readonly seller?: string | undefined
    /** Where one writes what one thinks of the page. */
    readonly feedback?: string | undefined
  }
}

export interface ShellCommands {
  readonly search: (keyword: string) => void
  /** Loads what is suggested below the search, once somebody uses it. */
  readonly suggest?: (() => Promise<ComponentType<SuggestionsProps>>) | undefined
  readonly switchLanguage: (language: 'zh' | 'en') => void
  readonly signOut: () => void
}

export interface ShellProps {
  readonly view: ShellView
  readonly commands: ShellCommands
}
