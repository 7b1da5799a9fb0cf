import type { Photo } from '#features/photo-edits/contract.ts'

/** A photo as the server sends it. */
export const PHOTO: Photo = {
  id: '018f0000-0000-7000-8000-000000000001',
  width: 400,
  height: 300,
  bytes: 40_000,
  warnings: [],
  delete_after: '2027-11-23T10:00:00.000Z',
  preview_url: '/preview',
  created_at: '2026-11-23T10:00:00.000Z',
}
