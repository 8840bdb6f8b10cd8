import { useId } from 'react'
import { bar, root, words } from './ProgressBar.css.ts'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 100; left out while it is unknown how much there is. */
  readonly percent?: number | undefined
}

export const ProgressBar = ({ label, percent }: ProgressBarProps) => {
  const id = useId()
  return (
    <div className={root}>
      <div className={words}>
        <label htmlFor={id}>{label}</label>
        {percent !== undefined && <span aria-hidden="true">{Math.round(percent)}%</span>}
      </div>
      <progress id={id} className={bar} max={100} value={percent} />
    </div>
  )
}
