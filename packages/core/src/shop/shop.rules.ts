/**
 * What shops are ranked by is the mean of their stars and of these besides, which every shop is given: as if ten buyers
 * had given four stars. So a shop with few reviews stands in the middle until more is known of it, and a single review
 * of five stars does not outdo a hundred that mean 4.9 (ours, decision D30).
 */
export const RATING_PRIOR = { score: 4, reviews: 10 } as const

/** Whether a text is a day of the calendar, e.g. `2026-12-25`. */
export const isShopDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
