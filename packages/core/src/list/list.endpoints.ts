import { endpoint, signedIn } from '../http/index.ts'
import { SavedViews, ViewKept, ViewRemoved, ViewsAsked } from './list.codec.ts'

/** One's own views of a list: names for what it is asked. They show no more than the list itself answers. */
export const listEndpoints = {
  /** By name. */
  views: endpoint({
    method: 'GET',
    path: '/user/list-views',
    access: signedIn,
    query: ViewsAsked,
    response: SavedViews,
  }),
  /** Keeps a view; one of the same name is replaced, and the oldest beyond `MAX_VIEWS` goes. */
  keepView: endpoint({
    method: 'POST',
    path: '/user/list-views',
    access: signedIn,
    body: ViewKept,
    response: SavedViews,
  }),
  /** Removes a view, or nothing where there is none of this name. */
  removeView: endpoint({
    method: 'POST',
    path: '/user/list-views/remove',
    access: signedIn,
    body: ViewRemoved,
    response: SavedViews,
  }),
}
