import { useReload, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type ForceOffConsequences, type ShelvedGoodsRow, shelvedGoodsList } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import type { ReasonCode } from '@compute-mall/core/review'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { ShelvesPageProps } from './ShelvesPage.tsx'

const shelves: WorkList<typeof shelvedGoodsList, ShelvedGoodsRow> = {
  list: shelvedGoodsList,
  route: routes.goods,
  read: ({ goods }) => goods.shelves,
  export: ({ goods }) => goods.shelvesExport,
  views: 'admin.goods',
}
export const loader = workListLoader(shelves)

/** All goods of all shops: what is asked stands in the address. */
export const useShelves = (): ShelvesPageProps => {
  const { view, commands } = useWorkList(shelves)
  const client = useClient()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const [forcing, setForcing] = useState<ShelvedGoodsRow | null>(null)
  const [consequences, setConsequences] = useState<ForceOffConsequences | null>(null)

  const ask = async (row: ShelvedGoodsRow) => {
    setConsequences(null)
    setForcing(row)
    const answer = await client.goods.consequences({ params: { id: row.goodsId } })()
    if (E.isRight(answer)) setConsequences(answer.right)
    else notices.add('failure', say(failureMessage(callFailure(answer.left))))
  }
  const force = useCommand(
    ({ goodsId, code, text }: { goodsId: string; code: ReasonCode; text: string }) =>
      client.goods.forceOff({ params: { id: goodsId }, body: { code, text } }),
    (answer) => {
      if (E.isLeft(answer)) {
        notices.add('failure', say(failureMessage(callFailure(answer.left))))
        return
      }
      setForcing(null)
      void reload()
    },
  )
  return {
    view: { ...view, forcing, consequences, busy: force.pending },
    links: { gift: (goodsId) => routes.gift.href({ goodsId }) },
    commands: {
      ...commands,
      askToForceOff: (row) => void ask(row),
      keep: () => setForcing(null),
      forceOff: (code, text) => {
        if (forcing !== null) force.run({ goodsId: forcing.goodsId, code, text })
      },
    },
  }
}
