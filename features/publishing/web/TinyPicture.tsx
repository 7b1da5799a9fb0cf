import { clsx } from 'clsx'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'

/** A thumbnail of a post. Decorative: the text beside it describes it. */
export function TinyPicture({ address, className }: { address: string | null; className: string }) {
  const [broken, setBroken] = useState<string>()
  if (address === null || address === broken) {
    return (
      <span className={clsx('grid shrink-0 place-items-center rounded-print bg-sunken text-faint', className)}>
        <ImageIcon className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      onError={() => setBroken(address)}
      className={clsx('shrink-0 rounded-print bg-sunken object-cover', className)}
    />
  )
}
