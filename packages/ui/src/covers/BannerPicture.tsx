import type { Banner } from '@compute-mall/core/site'
import { picture } from './GoodsCover.css.ts'
import { HeroArt } from './HeroArt.tsx'

interface BannerPictureProps {
  readonly banner: Pick<Banner, 'art' | 'pcImageUrl' | 'mobileImageUrl'>
  readonly device: 'desktop' | 'phone'
}

/** What stands beside the words of a banner: the operator's picture for the device, else the other, else a drawing. */
export const BannerPicture = ({ banner, device }: BannerPictureProps) => {
  const { pcImageUrl, mobileImageUrl } = banner
  const src = device === 'phone' ? mobileImageUrl || pcImageUrl : pcImageUrl || mobileImageUrl
  return src === '' ? <HeroArt art={banner.art} /> : <img className={picture} src={src} alt="" />
}
