export { Inbox, type InboxProps } from './Inbox.tsx'
