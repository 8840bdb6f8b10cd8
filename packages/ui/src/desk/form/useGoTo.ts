import { useEffect, useState } from 'react'
import { sectionId } from './sectionId.ts'
import type { FormCommands, FormFault } from './types.ts'

/** Brings a section or a field into sight and into focus, once it is drawn. */
export const useGoTo = ({ toSection }: Pick<FormCommands, 'toSection'>) => {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const element = document.getElementById(wanted)
    element?.scrollIntoView({ block: 'nearest' })
    element?.focus()
    setWanted(null)
  }, [wanted])
  const go = (section: string, element: string) => {
    toSection(section)
    setWanted(element)
  }
  return {
    toSection: (id: string) => go(id, sectionId(id)),
    toFault: ({ section, fieldId }: FormFault) => go(section, fieldId),
  }
}
