import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** What surrounds pages. */
export type Layout = ComponentType<{ readonly children: ReactNode }>

/** What the frame of an app is made of. */
export interface FrameDefinition {
  /** By the names that the route table gives. */
  readonly layouts: Readonly<Record<string, Layout>>
  /** Text key of the app's name, for titles. */
  readonly appTitle?: string
  /** Where the way "home" leads from an error page. */
  readonly home: string
}

export const FrameContext = createContext<FrameDefinition | undefined>(undefined)

export const useFrame = (): FrameDefinition => {
  const frame = use(FrameContext)
  if (frame === undefined) throw new Error('There is no frame above.')
  return frame
}
