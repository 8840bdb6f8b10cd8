import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeIcon } from '../../icons/index.ts'
import { Badge, Disclosure, Sheet } from '../../parts/index.ts'
import { useSay } from '../../text/index.ts'
import { visuallyHidden } from '../../theme/index.ts'
import { useNarrow } from '../page/index.ts'
import type { NoticeBellProps } from './NoticeBell.props.ts'
import { NoticeList } from './NoticeList.tsx'
import * as css from './notice.css.ts'

/** How many notices are unread, and the newest of them: a panel at the bell, on a phone a sheet. */
export const NoticeBell = (props: NoticeBellProps) => {
  const narrow = useNarrow()
  return narrow ? <BellSheet {...props} /> : <BellPanel {...props} />
}

const Mark = ({ view }: Pick<NoticeBellProps, 'view'>) => {
  const say = useSay()
  return (
    <>
      <Badge count={view.unread}>
        <NoticeIcon size={20} />
      </Badge>
      <span className={visuallyHidden}>{say(view.bell.label)}</span>
    </>
  )
}

const BellPanel = (props: NoticeBellProps) => (
  <Disclosure
    align="end"
    summaryClass={css.trigger}
    onOpen={props.commands.open}
    label={<Mark view={props.view} />}
  >
    <div className={css.panel}>
      <NoticeList {...props} />
    </div>
  </Disclosure>
)

const BellSheet = (props: NoticeBellProps) => {
  const { t } = useTranslation('notice')
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    props.commands.open()
  }
  return (
    <>
      <button type="button" className={css.trigger} aria-haspopup="dialog" onClick={show}>
        <Mark view={props.view} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('bell')}>
        <NoticeList {...props} onFollow={() => setOpen(false)} />
      </Sheet>
    </>
  )
}
