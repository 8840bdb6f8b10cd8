/** The six tabs (R2.12). */
export const tabIds = ['details', 'params', 'pricing', 'support', 'cases', 'reviews'] as const
export type TabId = (typeof tabIds)[number]
