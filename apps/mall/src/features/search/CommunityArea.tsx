import { type AssetHits, readSearch, withKeyword } from '@compute-mall/core/search'
import { Grid } from '@compute-mall/ui/layout'
import { routes } from '../../routes.ts'
import { AssetCard } from '../space/AssetCard.tsx'
import { Area } from './Area.tsx'

/** The community's part of a search over everything (R2.22). */
export const CommunityArea = ({ hits, keyword }: { readonly hits: AssetHits; readonly keyword: string }) => (
  <Area
    area="community"
    total={hits.total}
    all={routes.community.href({ search: withKeyword(readSearch([]), keyword) })}
  >
    <Grid as="ul" least="large">
      {hits.records.map((asset) => (
        <li key={asset.id}>
          <AssetCard
            asset={asset}
            to={routes.community.href({ search: withKeyword(readSearch([]), keyword), asset: asset.id })}
            level={3}
          />
        </li>
      ))}
    </Grid>
  </Area>
)
