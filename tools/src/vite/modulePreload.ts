interface Host {
  readonly hostType: 'html' | 'js'
}

/**
 * A document names what its first page loads; which parts each later page has is not written into the entry
 * (docs/decisions/0030).
 */
export const modulePreload = {
  polyfill: false,
  resolveDependencies: (_: string, parts: string[], { hostType }: Host): string[] =>
    hostType === 'html' ? parts : [],
} as const
