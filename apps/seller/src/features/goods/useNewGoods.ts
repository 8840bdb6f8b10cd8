import { load, loadedOf, useNavigate, usePage } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type GoodsKind, ownGoodsList } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { routes } from '../../routes.ts'
import type { NewGoodsPageProps } from './NewGoodsPage.tsx'

/** The goods that can be copied: those that were changed last. */
export const loader = load(routes.goodsNew, async ({ client }) =>
  loadedOf(await client.goods.ownList({ query: readList(ownGoodsList, []).query })()),
)

/** Begins goods and opens them in the editor. */
export const useNewGoods = (): NewGoodsPageProps => {
  const page = usePage<typeof loader>()
  const client = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const say = useSay()
  const creating = useCommand(
    (body: { readonly kind: GoodsKind | undefined; readonly copyOf: string | undefined }) =>
      client.goods.create({ body }),
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      else navigate(routes.editor.href({ goodsId: answer.right.goodsId }), { replace: true })
    },
  )
  return {
    view: {
      own: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
      isCreating: creating.pending,
    },
    links: { list: routes.goods.href() },
    commands: {
      create: (kind) => creating.run({ kind, copyOf: undefined }),
      copy: (copyOf) => creating.run({ kind: undefined, copyOf }),
    },
  }
}
