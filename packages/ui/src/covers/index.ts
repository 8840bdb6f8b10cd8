export { CenterAvatar, ShopAvatar } from './Avatar.tsx'
export { BannerPicture } from './BannerPicture.tsx'
export { type CoverGoods, GoodsCover } from './GoodsCover.tsx'
export { HeroArt } from './HeroArt.tsx'
