import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

interface RetryAlertProps {
  text: string
  /** The button's label. */
  label: string
  onRetry: () => void
  className?: string
}

/** Something could not be loaded, with a button to retry. */
export function RetryAlert({ text, label, onRetry, className = '' }: RetryAlertProps) {
  return (
    <Alert
      variant="danger"
      className={className}
      action={
        <Button size="small" onClick={onRetry}>
          {label}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
