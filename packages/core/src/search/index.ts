/**
 * What is searched for, as an address, as a request and as a screen shows it (spec sections 2, 3 and 7; R2.10,
 * R2.11, R3.04).
 *
 * `readSearch` and `writeSearch` go between an address and a `Search`, `requestOf` makes the request of it;
 * `toggled`, `withCategory` and their like answer a click; `filterRows` and `chips` are what is shown.
 *
 * @module
 */
export { ASSET_PERIODS, type AssetPeriod, isAssetPeriod } from './asset.rules.ts'
export { droppedWords } from './dropped.rules.ts'
export { MissedWords, MissOutcome, MissPage, missList, SearchMiss } from './miss.codec.ts'
export { missEndpoints } from './miss.endpoints.ts'
export { MISSES, missOf } from './miss.rules.ts'
export {
  keywordOf,
  NO_FILTER,
  readSearch,
  readShopSearch,
  readSpaceSearch,
  type Search,
  usualDirection,
  writeSearch,
  writeSpaceSearch,
} from './search.address.ts'
export {
  changed,
  cleared,
  follows,
  sortedBy,
  toggled,
  turnedTo,
  withCategory,
  withIndustry,
  withKeyword,
  withoutGroup,
  withPrice,
  withStock,
} from './search.changes.ts'
export {
  AnySort,
  AssetHits,
  Category,
  FacetCount,
  type Facets,
  FilterValues,
  FoundShop,
  GlobalHits,
  GlobalRecord,
  GoodsHits,
  RecentGoods,
  SearchRequest,
  SearchSuggestions,
  SearchType,
  ShopHits,
  Sort,
  SortBy,
} from './search.codec.ts'
export { searchEndpoints } from './search.endpoints.ts'
export { searchRefusals } from './search.errors.ts'
export { growthOf } from './search.growth.ts'
export { searchMessages } from './search.messages.ts'
export { requestOf, searchOf } from './search.request.ts'
export { type ReturnPlace, returnPlace } from './search.return.ts'
export {
  assetSorts,
  type FacetGroup,
  filterGroups,
  isPriceText,
  PAGE_SIZE,
  perGroup,
  SHOP_SAMPLE,
  SPACE_PAGE_SIZE,
  SUGGESTED,
  searchTypeOf,
  sortDirections,
  sorts,
  TOTAL_CAP,
} from './search.rules.ts'
export {
  type Chip,
  categoryName,
  chips,
  continued,
  continuedAssets,
  continuedShops,
  filterRows,
  pageCount,
  type SearchWords,
  totalText,
  treeLevels,
} from './search.view.ts'
export {
  type HelpTopic,
  isSuggestible,
  movedTo,
  SUGGEST_AFTER_MS,
  type Suggestion,
  startingSuggestions,
  suggestedTopics,
  suggestionsOf,
  topicsFor,
  withRecent,
} from './suggestion.rules.ts'
export {
  SYNONYM_FORM,
  Synonym,
  SynonymChange,
  SynonymForm,
  SynonymKind,
  SynonymPage,
  synonymList,
} from './synonym.codec.ts'
export { synonymEndpoints } from './synonym.endpoints.ts'
export {
  isUsableSynonym,
  meaningsOf,
  type SynonymField,
  synonymOf,
  tidiedTerm,
  wrongSynonymFields,
} from './synonym.rules.ts'
export {
  TAXONOMY_FORM,
  TaxonomyChange,
  TaxonomyForm,
  TaxonomyMove,
  TaxonomyNode,
  TaxonomyTree,
} from './taxonomy.codec.ts'
export { taxonomyEndpoints } from './taxonomy.endpoints.ts'
export {
  besideIn,
  categoriesOfKind,
  categoryLeaves,
  isGrowing,
  type TaxonomyField,
  taxonomyName,
  wrongTaxonomyFields,
  wrongTaxonomyNames,
} from './taxonomy.rules.ts'
