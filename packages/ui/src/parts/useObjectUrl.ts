import { useEffect, useState } from 'react'

/** An address under which the browser shows a file that lies on the user's device; given back when done. */
export const useObjectUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return url
}
