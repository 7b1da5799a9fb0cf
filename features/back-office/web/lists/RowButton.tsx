import { Button } from '#ui/Button.tsx'

interface RowButtonProps {
  /** The accessible name, which distinguishes it from the same button in other rows. */
  label: string
  text: string
  onClick: () => void
}

/** An action on one row of a list. Large enough for touch on phones, as low as the row on wide screens. */
export function RowButton({ label, text, onClick }: RowButtonProps) {
  return (
    <Button size="small" className="min-h-11 shrink-0 lg:min-h-9" aria-label={label} onClick={onClick}>
      {text}
    </Button>
  )
}
