import { useEffect } from 'react'

const COUNT = /^\(\d+\+?\) /
/** The most that a title counts. */
const MAX_COUNT = 99

/** While the page is hidden, its title counts what is unread: `(3) Cart`. */
export const useTitleCount = (unread: number): void => {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(COUNT, '')
      const count = unread > MAX_COUNT ? `${MAX_COUNT}+` : unread
      document.title = document.visibilityState === 'hidden' && unread > 0 ? `(${count}) ${plain}` : plain
    }
    write()
    document.addEventListener('visibilitychange', write)
    return () => document.removeEventListener('visibilitychange', write)
  }, [unread])
}
