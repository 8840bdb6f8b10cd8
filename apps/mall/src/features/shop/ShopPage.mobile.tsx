import { type GoodsHits, type Search, withKeyword } from '@compute-mall/core/search'
import { shownHours } from '@compute-mall/core/shop'
import { formatInstant } from '@compute-mall/core/time'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { MailIcon, PhoneIcon, ShopIcon, SupportIcon, TimeIcon } from '@compute-mall/ui/icons'
import { Heading, Inline, Stack } from '@compute-mall/ui/layout'
import { ActionBar, Button, LinkButton, Rating, SearchBox, Tabs } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { MobileGoodsList, MobileGoodsSkeleton } from '../goods/GoodsList.mobile.tsx'
import { GrowingResults, type GrowingView } from '../search/GrowingResults.mobile.tsx'
import { MobileSorts } from '../search/Sorts.mobile.tsx'
import { NothingFound, NothingListed } from './NoGoods.tsx'
import { OpeningTag } from './OpeningTag.tsx'
import { ShopKinds } from './ShopKinds.tsx'
import * as css from './ShopPage.mobile.css.ts'
import type { ShopPageProps } from './ShopPage.tsx'
import { ShopReviews } from './ShopReviews.tsx'
import { callAddress, ShopWays } from './ShopWays.tsx'

const shopTabs = ['goods', 'about'] as const
export type ShopTab = (typeof shopTabs)[number]

export interface MobileShopPageProps {
  readonly view: Omit<ShopPageProps['view'], 'results'> &
    GrowingView<GoodsHits> & {
      readonly tab: ShopTab
      /** Whether a shop can be written to from a phone (D22). */
      readonly chatIsOpen: boolean
    }
  readonly commands: {
    readonly show: (search: Search) => void
    readonly retry: () => void
    readonly showTab: (tab: ShopTab) => void
  }
}

/** A shop on a phone: what it sells and what is known of it in two tabs, and how it is reached below (width 2.1). */
export const ShopPage = ({ view, commands }: MobileShopPageProps) => {
  const { t } = useTranslation('shop')
  const { shop, tab } = view
  return (
    <>
      <Stack gap={2}>
        <Head shop={shop} now={view.now} />
        <div className={css.tabs}>
          <Tabs
            label={t('title')}
            tabs={shopTabs.map((id) => ({
              id,
              label: t(`tab.${id}`),
              count: id === 'goods' ? shop.goodsCount : undefined,
            }))}
            value={tab}
            onChange={commands.showTab}
          >
            {tab === 'goods' ? <Goods view={view} commands={commands} /> : <About view={view} />}
          </Tabs>
        </div>
      </Stack>
      <ContactBar view={view} />
    </>
  )
}

const Head = ({ shop, now }: Pick<MobileShopPageProps['view'], 'shop' | 'now'>) => {
  const { t } = useTranslation('shop')
  const { inLanguage } = useLanguage()
  return (
    <header className={css.head}>
      <ShopAvatar id={shop.shopId} name={shop.shopName} logoUrl={shop.logoUrl} size={48} />
      <div className={css.who}>
        <h1 className={css.name}>{inLanguage(shop.shopName)}</h1>
        <p className={css.facts}>
          <Rating score={shop.shopScore} />
          {shop.reviewCount > 0 && <span>{t('reviews', { count: shop.reviewCount })}</span>}
          <OpeningTag shop={shop} now={now} />
        </p>
      </div>
    </header>
  )
}

const Goods = ({ view, commands }: MobileShopPageProps) => {
  const { t } = useTranslation('search')
  const { search, shop, results } = view
  if (shop.goodsCount === 0) return <NothingListed />
  return (
    <div className={css.goods}>
      <SearchBox
        key={search.keyword}
        label={t('inThisShop')}
        placeholder={t('inThisShop')}
        keyword={search.keyword}
        action={routes.shop.href({ ...search, keyword: '' })}
        onSearch={(keyword) => commands.show(withKeyword(search, keyword))}
      />
      <MobileSorts search={search} onShow={commands.show} />
      <ShopKinds search={search} results={results} onShow={commands.show} />
      <GrowingResults
        view={view}
        commands={commands}
        places={(count) => <MobileGoodsSkeleton count={count} />}
        nothing={<NothingFound search={search} />}
      >
        {({ records }) => (
          <MobileGoodsList
            cards={records}
            way={{ type: 'store', id: shop.shopId, keyword: search.keyword }}
          />
        )}
      </GrowingResults>
    </div>
  )
}

const About = ({ view: { shop, address, reviews } }: Pick<MobileShopPageProps, 'view'>) => {
  const { t } = useTranslation(['shop', 'goods'])
  const { inLanguage, language } = useLanguage()
  return (
    <div className={css.about}>
      <p>{inLanguage(shop.description)}</p>
      <ul className={css.known}>
        <Inline as="li" gap={1} wrap={false}>
          <ShopIcon size={16} /> {t('since', { time: formatInstant(shop.createTime, language, 'date') })}
        </Inline>
        <Inline as="li" gap={1} wrap={false}>
          <TimeIcon size={16} />{' '}
          {t(shop.hasWorkday ? 'answersWorkdays' : 'answersDaily', {
            time: shownHours(shop.serviceTime, language),
          })}
        </Inline>
        <ShopWays shop={shop} address={address} />
      </ul>
      {reviews.length > 0 && (
        <section>
          <Heading level={2} size="lead">
            {t('goods:tab.reviews')}
          </Heading>
          <ShopReviews reviews={reviews} />
        </section>
      )}
    </div>
  )
}

/** Call, mail and chat, always within reach of the thumb. */
const ContactBar = ({ view: { shop, chatIsOpen } }: Pick<MobileShopPageProps, 'view'>) => {
  const { t } = useTranslation(['shop', 'mobile'])
  const chat = { variant: 'primary', wide: true, icon: <SupportIcon size={18} /> } as const
  return (
    <ActionBar label={t('contact')}>
      <a className={css.reach} href={callAddress(shop)}>
        <PhoneIcon size={18} />
        {t('call')}
      </a>
      <a className={css.reach} href={`mailto:${shop.serviceEmail}`}>
        <MailIcon size={18} />
        {t('mail')}
      </a>
      {chatIsOpen ? (
        <LinkButton {...chat} to={routes.chats.href({ shopId: shop.shopId })}>
          {t('chat')}
        </LinkButton>
      ) : (
        <Button {...chat} disabledReason={t('mobile:chatClosed')}>
          {t('chat')}
        </Button>
      )}
    </ActionBar>
  )
}
