/** The view of the studio: given by the address alone, so that reload, back and a second tab all work. */
import { NEW_PHOTO } from '#features/paths.ts'
import { MAX_AT_ONCE, OPERATIONS, POSTS, SEARCH_MAX, STATES, type EditState, type Operation, type Post } from '../contract.ts'

export interface GalleryFilters {
  readonly operation: Operation | undefined
  readonly state: EditState | undefined
  readonly post: Post | undefined
  /** Searched in what the member and we wrote. */
  readonly q: string | undefined
}

/** With one photo, or none yet. */
export type OnePhotoLocation = Exclude<StudioLocation, { readonly name: 'several' | 'together' }>

export type StudioLocation =
  | { readonly name: 'start'; readonly filters: GalleryFilters }
  | { readonly name: 'compose'; readonly photoId: string }
  /** Several photos with one set of choices; empty while the first is on its way. */
  | { readonly name: 'several'; readonly photoIds: readonly string[] }
  /** Several edits that were ordered at once. */
  | { readonly name: 'together'; readonly editIds: readonly string[] }
  | { readonly name: 'redo'; readonly editId: string }
  | { readonly name: 'edit'; readonly editId: string }

export function readPlace(search: URLSearchParams): StudioLocation {
  const edit = search.get('edit')
  if (edit) return { name: 'edit', editId: edit }
  const redo = search.get('redo')
  if (redo) return { name: 'redo', editId: redo }
  const [photos, edits] = [search.get('photos'), search.get('edits')]
  if (edits) return { name: 'together', editIds: idsIn(edits) }
  if (photos) return { name: 'several', photoIds: idsIn(photos).filter((id) => id !== NEW_PHOTO) }
  const photo = search.get('photo')
  if (photo) return { name: 'compose', photoId: photo }
  return {
    name: 'start',
    filters: {
      operation: oneOf(OPERATIONS, search.get('operation')),
      state: oneOf(STATES, search.get('state')),
      post: oneOf(POSTS, search.get('post')),
      q: search.get('q')?.slice(0, SEARCH_MAX) || undefined,
    },
  }
}

/** Changes when another view must be shown. */
export function placeKey(place: StudioLocation): string {
  if (place.name === 'redo' || place.name === 'edit') return `${place.name} ${place.editId}`
  return place.name
}

function idsIn(text: string): readonly string[] {
  return [...new Set(text.split(','))].slice(0, MAX_AT_ONCE)
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}
