/** The view of the studio: given by the address alone, so that reload, back and a second tab all work. */
import { OPERATIONS, STATES, type EditState, type Operation } from '../contract.ts'

export interface GalleryFilters {
  readonly operation: Operation | undefined
  readonly state: EditState | undefined
}

export type StudioPlace =
  | { readonly name: 'start'; readonly filters: GalleryFilters }
  | { readonly name: 'compose'; readonly photoId: string }
  | { readonly name: 'redo'; readonly editId: string }
  | { readonly name: 'edit'; readonly editId: string }

export function readPlace(search: URLSearchParams): StudioPlace {
  const edit = search.get('edit')
  if (edit) return { name: 'edit', editId: edit }
  const redo = search.get('redo')
  if (redo) return { name: 'redo', editId: redo }
  const photo = search.get('photo')
  if (photo) return { name: 'compose', photoId: photo }
  return {
    name: 'start',
    filters: { operation: oneOf(OPERATIONS, search.get('operation')), state: oneOf(STATES, search.get('state')) },
  }
}

/** Changes when another view must be shown. */
export function placeKey(place: StudioPlace): string {
  if (place.name === 'start') return place.name
  return place.name === 'compose' ? 'compose' : `${place.name} ${place.editId}`
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}
