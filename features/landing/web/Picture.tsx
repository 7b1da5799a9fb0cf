import type { PictureFile } from './pictures.ts'

interface PictureProps {
  file: PictureFile
  /** Empty where the words beside it say the same. */
  alt: string
  /** In view when the page opens, so that the browser fetches it at once. */
  isFirst?: boolean
  className?: string
}

/** A picture that keeps its place while it loads, and is not loaded before it is near. */
export function Picture({ file, alt, isFirst = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={file.avif} />
      <img
        src={file.jpg}
        alt={alt}
        width={file.width}
        height={file.height}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        className={className}
      />
    </picture>
  )
}
