/** One picture in two encodings, with its size in pixels. */
export interface PictureFile {
  readonly avif: string
  /** For browsers without AVIF. */
  readonly fallback: string
  readonly width: number
  readonly height: number
}

interface PictureProps {
  file: PictureFile
  /** Empty where the text beside it says the same. */
  alt: string
  /** In view when the page opens, so that the browser loads it at once. */
  isFirst?: boolean
  className?: string
}

/** A picture that reserves its space, and is not loaded before it is near the viewport. */
export function Picture({ file, alt, isFirst = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={file.avif} />
      <img
        src={file.fallback}
        alt={alt}
        width={file.width}
        height={file.height}
        {...(isFirst
          ? { fetchPriority: 'high' as const, decoding: 'sync' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
        className={className}
      />
    </picture>
  )
}
