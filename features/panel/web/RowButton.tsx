import { Button } from '#ui/Button.tsx'

interface RowButtonProps {
  /** What it does to what, of which kind the list has many. */
  label: string
  text: string
  onClick: () => void
}

/** What can be done to one row of a list. As large as a thumb on a phone, as low as its row on a desk. */
export function RowButton({ label, text, onClick }: RowButtonProps) {
  return (
    <Button size="small" className="min-h-11 shrink-0 lg:min-h-9" aria-label={label} onClick={onClick}>
      {text}
    </Button>
  )
}
