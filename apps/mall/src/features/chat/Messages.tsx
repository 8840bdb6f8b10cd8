import { useNavigate } from '@compute-mall/app'
import { CustomerMessages } from '@compute-mall/app/chat'
import { routes } from '../../routes.ts'
import { goodsAddress } from './goodsAddress.ts'

const links = { goods: goodsAddress, shops: routes.searchGlobal.href() }

/** The page of one's conversations in the mall. */
export const Messages = ({ shopId }: { readonly shopId: string | null }) => {
  const navigate = useNavigate()
  return (
    <CustomerMessages
      shopId={shopId}
      links={links}
      onOpen={(id) => navigate(routes.chats.href({ shopId: id }), { replace: true })}
    />
  )
}
