/** What several apps show of the site as a whole. */
export { Announcements } from './Announcements.tsx'
