import { useState } from 'react'

interface ProfilePictureProps {
  address: string | null
  username: string
}

/** The account's picture, or its first letter; the name stands beside it. */
export function ProfilePicture({ address, username }: ProfilePictureProps) {
  const [broken, setBroken] = useState<string>()
  if (address === null || address === broken) {
    return (
      <span
        aria-hidden="true"
        className="grid size-18 shrink-0 place-items-center rounded-full bg-accent font-display text-2xl font-bold text-on-accent uppercase"
      >
        {username.charAt(0)}
      </span>
    )
  }
  return (
    <img
      src={address}
      alt=""
      onError={() => setBroken(address)}
      className="size-18 shrink-0 rounded-full bg-sunken object-cover ring-1 ring-line"
    />
  )
}
