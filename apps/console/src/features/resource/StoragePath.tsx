import { CopyText } from '@compute-mall/ui/parts'
import { Fragment } from 'react'

interface StoragePathProps {
  readonly path: string
  /** What it is, for the button that copies it. */
  readonly name: string
}

/** A path of the storage that goes on in the next line behind a slash, not within a word. */
export const StoragePath = ({ path, name }: StoragePathProps) => (
  <CopyText text={path} name={name}>
    {[...path.matchAll(/[^/]*\/|[^/]+/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </CopyText>
)
