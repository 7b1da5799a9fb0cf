import type { DragEvent } from 'react'
import type { Publication } from '#features/publishing/contract.ts'

/** What makes an element a handle of a post that can be moved, and nothing else draggable. */
export function dragging(post: Publication, onDrag: (post: Publication | undefined) => void) {
  if (!post.actions.includes('change')) return { draggable: false }
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation() // the day around it stays
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', post.caption)
      onDrag(post)
    },
    onDragEnd: () => onDrag(undefined),
  }
}
