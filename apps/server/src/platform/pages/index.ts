export { OUTBOX_PATH, serveOutbox } from './outbox.ts'
export { type Builds, sendElsewhere, servePages } from './pages.ts'
