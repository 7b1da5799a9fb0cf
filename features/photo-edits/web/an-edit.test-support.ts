import type { Edit } from '#features/photo-edits/contract.ts'

/** An edit as the server sends it, done unless the test says otherwise. */
export function anEdit(known: Partial<Edit> = {}): Edit {
  return {
    id: '018f0000-0000-7000-8000-000000000009',
    photo_id: '018f0000-0000-7000-8000-000000000001',
    operation: 'post',
    state: 'done',
    stage: 'encode',
    progress: 1,
    format: '4:5',
    result_url: null,
    full_url: null,
    tile_url: null,
    watermarked: false,
    before_url: null,
    caption: null,
    warnings: [],
    doubts: [],
    wishes: {},
    created_at: '2026-11-23T10:00:00.000Z',
    finished_at: null,
    delete_after: null,
    ...known,
  }
}
