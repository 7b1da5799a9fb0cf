import { type Fit, publishing } from '#features/publishing/contract.ts'

/** The address of a further picture of a carousel as it would be posted: in the ratio of the first. Needs the member's session. */
export function feedPictureOf(editId: string, { fit, firstEditId }: { fit: Fit; firstEditId: string }): string {
  const query = new URLSearchParams({ edit_id: editId, fit, first_edit_id: firstEditId })
  return `${publishing.getFeedPicture.path}?${query.toString()}`
}
